import { App } from './core/app.js';
import { logEvents } from './core/events.js';
import { forgetToken, takeToken } from './core/token.js';
import { offerData } from './out/offer.js';
import { mountBadges } from './overlays/badges.js';
import { mountNotices } from './overlays/notices.js';
import { toasts } from './overlays/toasts.js';
import { mountPanels } from './panels/panel.js';
import { mountVariants } from './panels/variants.js';
import { Gallery } from './pictures/gallery.js';
import { wakePictures } from './pictures/wake.js';
import { showRefused } from './overlays/refused.js';
import { mountHeader } from './screens/header.js';
import { mountNavigation } from './screens/navigation.js';
import { mountStage } from './screens/stage.js';

const part = (id) => document.getElementById(id);

const offered = offerData();
const app = new App(takeToken());
app.gallery = new Gallery(app);
app.say = toasts(part('toasts'));
mountHeader(app, part('top'));
mountNavigation(app, part('sections'));
mountVariants(app, part('variants'));
mountNotices(app, part('notices'));
mountStage(app, part('screen'));
mountPanels(app, part('panel'));
mountBadges(app);
logEvents(app);
wakePictures(app);
offered(app);
app.session.on('status', (status) => {
  if (status !== 'refused') return;
  forgetToken();
  showRefused(part('screen'));
});
document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  part('stage').focus();
});
app.connect();
