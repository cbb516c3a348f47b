/**
 * The press that came too early: before hydration an inline script of the page catches `submit` (capture phase), prevents
 * it and notes the form's id on the document. Whoever handles a press takes the note away.
 */
const note = (): DOMStringMap => document.documentElement.dataset;

export const hasEarlySubmit = (formId: string): boolean => note()['earlySubmit'] === formId;

export const dropEarlySubmit = (): void => {
  delete note()['earlySubmit'];
};
