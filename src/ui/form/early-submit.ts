/**
 * A submission before hydration. An inline script of the page catches `submit` (capture phase), prevents it and
 * stores the form's id on the document element. The code that handles the submission removes the id.
 */
const note = (): DOMStringMap => document.documentElement.dataset;

export const hasEarlySubmit = (formId: string): boolean => note()['earlySubmit'] === formId;

export const dropEarlySubmit = (): void => {
  delete note()['earlySubmit'];
};
