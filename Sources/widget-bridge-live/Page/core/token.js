const KEY = 'widget-bridge-token';

/**
 * The session's token: taken out of the address and kept, so that a link to this page never has it.
 * @returns {string | null}
 */
export function takeToken() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const token = hash.get('token');
  if (token) {
    hash.delete('token');
    keep(token);
    history.replaceState(null, '', hash.size ? `#${hash}` : location.pathname);
  }
  return token ?? recall();
}

/** Forgets a token that the server refused. */
export function forgetToken() {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEY);
}

function keep(token) {
  for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, token);
}

const recall = () => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
