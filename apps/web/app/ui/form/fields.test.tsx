import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { CodeField } from './code-field.tsx';
import { DateField } from './date-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

let clear = async () => {};
afterEach(() => clear());

function control(name: string) {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no control ${name}`);
  return found;
}

/** As a browser does: the native value first, then the event, which says how. */
async function type(input: HTMLInputElement, text: string, inputType = 'insertText') {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(text.length, text.length);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  });
}

describe('A field', () => {
  it('ties its hint and its error to the control (A-10)', async () => {
    clear = await renderForTest(
      <Field name="members.0.tmName" label="name" hint="hint" error="wrong" required>
        <TextInput />
      </Field>,
    );
    const input = control('members.0.tmName');
    expect(input.id).toBe('f-members-0-tmName');
    expect(document.querySelector('label')?.htmlFor).toBe(input.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const told = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(['wrong', 'hint']);
  });

  it('hyphenates a phone number while it is typed, and tells the formatted one', async () => {
    const heard: string[] = [];
    clear = await renderForTest(
      <Field name="phone" label="phone">
        <PhoneField onChange={(event) => heard.push(event.target.value)} />
      </Field>,
    );
    await type(control('phone'), '01012341234');
    expect(control('phone').value).toBe('010-1234-1234');
    expect(heard).toEqual(['010-1234-1234']);
  });

  it.each([
    ['phone', '+82 10-1234-5678', '010-1234-5678', <PhoneField key="phone" />],
    ['code', '123 456', '123456', <CodeField key="code" />],
    ['birth', '2004. 11. 2.', '2004.11.02', <DateField key="birth" />],
  ])('takes a %s whole as it is pasted', async (name, pasted, shown, input) => {
    clear = await renderForTest(
      <Field name={name} label={name}>
        {input}
      </Field>,
    );
    // a longest length would have the browser cut it before anybody sees it
    expect(control(name).maxLength).toBe(-1);
    await type(control(name), pasted, 'insertFromPaste');
    expect(control(name).value).toBe(shown);
  });

  it('leaves a day of one digit to be typed on, after somebody took the day away', async () => {
    clear = await renderForTest(
      <Field name="birth" label="birth">
        <DateField />
      </Field>,
    );
    const input = control('birth');
    await type(input, '20041123');
    for (const left of ['2004.11.2', '2004.11.']) await type(input, left, 'deleteContentBackward');
    for (const digit of ['1', '5']) await type(input, input.value + digit);
    expect(input.value).toBe('2004.11.15');
  });

  it('writes the dots of a date', async () => {
    clear = await renderForTest(
      <Field name="birth" label="birth">
        <DateField />
      </Field>,
    );
    await type(control('birth'), '20041102');
    expect(control('birth').value).toBe('2004.11.02');
  });

  it('counts characters and never cuts what was pasted', async () => {
    clear = await renderForTest(<TextArea name="item" max={3} defaultValue="가나다라" />);
    expect(document.body.textContent).toContain('3자 가운데 4자');
  });
});

it('An error summary moves focus to the first field with an error', async () => {
  clear = await renderForTest(
    <>
      <ErrorSummary errors={{ second: 'fill in', first: 'fill in too' }} />
      <Field name="first" label="1">
        <TextInput />
      </Field>
      <Field name="second" label="2">
        <TextInput />
      </Field>
    </>,
  );
  expect(document.activeElement).toBe(control('second'));
  expect(document.querySelectorAll('[role="alert"] a')).toHaveLength(2);
});
