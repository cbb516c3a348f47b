/**
 * The press that came too early. Before hydration an inline script of the page catches `submit` (capture phase),
 * prevents it and notes the form's id on the document; after hydration, while the app is still starting, the form
 * hook notes its own presses the same way. Whoever handles a press takes the note away.
 */
const note = (): DOMStringMap => document.documentElement.dataset;

export const keepEarlySubmit = (formId: string): void => {
  note()['earlySubmit'] = formId;
};

export const hasEarlySubmit = (formId: string): boolean => note()['earlySubmit'] === formId;

export const dropEarlySubmit = (): void => {
  delete note()['earlySubmit'];
};
