/**
 * What a browser or an app's own browser refuses (print, download), and the way around it. This file says so to the
 * reader; it is loaded with the first refusal.
 *
 * @packageDocumentation
 */
import { isLanguage } from '../language/language.ts';
import { copyText } from '../page/copy-text.client.ts';
import { showAlert, showOffer, showToast } from '../ui/notices.ts';
import { getInAppBrowser } from './in-app-browser.client.ts';
import { type Refused, refusalText } from './refusal-text.ts';

/** A browser of its own says by itself that it has no microphone. */
export function explainRefusal(refused: Refused): void {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const text = refusalText[language];
  const app = getInAppBrowser();
  if (!app && refused === 'microphone') return;
  if (!app && refused === 'storage') {
    showToast(text.refused.storage);
    return;
  }
  const said = app ? text.inApp(app.name?.[language] ?? text.thisApp)[refused] : text.refused[refused as 'print'];
  const openOutside = app?.openOutside;
  const hint = app && !openOutside ? `${said} ${text.menu}` : said;
  // A toast would lie below an open dialog.
  if (document.querySelector('dialog[open]')) showAlert(openOutside ? `${said} ${text.menu}` : hint);
  else if (openOutside) {
    showOffer(hint, { label: text.openOutside, run: () => location.assign(openOutside(location.href)) });
  } else showOffer(hint, { label: text.copyAddress, run: () => void copyAddress(text.copied) });
}

/** Shows the address where it cannot be copied. */
async function copyAddress(copied: string): Promise<void> {
  const { href } = location;
  showToast((await copyText(href)) ? copied : href);
}
