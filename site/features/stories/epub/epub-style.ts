/** The style sheet of an EPUB. Fonts, sizes and colors of the page stay those of the reading program. */
export const EPUB_STYLE = `
body { margin: 0 5%; line-height: 1.6; }
h1, h2, h3 { line-height: 1.25; text-align: center; page-break-after: avoid; break-after: avoid; }
h1 .number, h1 .second { display: block; font-size: 0.7em; font-weight: normal; }
:lang(ko) { word-break: keep-all; }
figure { margin: 1em 0 0.6em; page-break-inside: avoid; break-inside: avoid; }
img { display: block; width: 100%; height: auto; border-radius: 4px; }
.page { margin-bottom: 2em; }
.page p { margin: 0 0 0.5em; }
/* The whole text of a panel in the second language; elsewhere each line has its pair right below it. */
div.second { margin-top: 0.8em; padding-top: 0.8em; border-top: 1px dotted; }
p { margin: 0 0 0.6em; }
p.second { margin-top: -0.55em; font-size: 0.9em; }
h3 { margin: 0.8em 0 0.4em; }
h3.second { margin-top: -0.3em; font-size: 1em; }
li { margin-bottom: 0.4em; }
.ask { margin-top: 1.2em; font-weight: bold; page-break-inside: avoid; break-inside: avoid; page-break-after: avoid; break-after: avoid; }
.bubble { width: fit-content; max-width: 90%; margin: 0 0 0.5em; padding: 0.2em 0.9em; border: 1px solid; border-radius: 1em; }
.bubble p { margin: 0; }
.speaker { font-style: normal; font-weight: bold; margin-right: 0.3em; }
.title-page { text-align: center; }
.the-end { font-size: 1.6em; text-align: center; }
/* Drawn in black on nothing: a dark page would hide it. */
.activity img { max-width: 24em; margin: 0 auto; background: #fff; }
.notes { margin-top: 2em; border-top: 1px dotted; font-size: 0.9em; }
.notes aside { margin-bottom: 0.8em; }
.notes p { margin: 0; }
.reply { margin: 0.2em 0 0.8em 1em; font-style: italic; }
.reply :lang(ko) { font-style: normal; }
.cover { display: flex; align-items: center; min-height: 95vh; margin: 0; }
.cover figure { width: 100%; margin: 0; }
`;
