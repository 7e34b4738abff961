/**
 * Whether somebody has written in a form of this page what a new page would not have: a text that is not the one its field
 * came with, or a form that says itself that it holds answers given earlier. What is searched for does not count, nor a field
 * that keeps up with what it saves.
 */
export function hasUnsentText(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea)',
  );
  const isGiven = page.querySelector('form[data-unsent=true]') !== null;
  return isGiven || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
