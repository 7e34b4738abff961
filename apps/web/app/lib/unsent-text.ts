/**
 * Whether somebody has written or chosen in a form of this page what a new page would not have: a text, tick or choice that is
 * not the one its field came with, or a form that says itself that it holds answers given earlier (`data-unsent`). What is
 * searched for does not count, nor a field that keeps up with what it saves, nor a form that says of itself that it does.
 */
export function hasUnsentText(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form[method=post]:not([data-unsent=false]) :is(input:not([type=hidden], [type=file]), textarea, select)',
  );
  return page.querySelector('form[data-unsent=true]') !== null || [...fields].some(isChanged);
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field.disabled) return false;
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (field.type === 'checkbox' || field.type === 'radio') {
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** Without one that it came with, a list shows its first. */
function isChosen({ options }: HTMLSelectElement): boolean {
  const came = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return came !== undefined && !came.selected;
}
