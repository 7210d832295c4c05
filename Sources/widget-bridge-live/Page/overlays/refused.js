import { empty } from '../screens/empty.js';

/** Says what to do where the server wants a token that this page has not. */
export function showRefused(root) {
  root.replaceChildren(empty('This page needs its token', 'Open the address that the program has printed. It ends in #token=…, which stays the same for its state folder.', 'widget-bridge preview ios/MyWidget'));
}
