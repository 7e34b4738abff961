import { expect, test } from 'vitest';
import { codeOf, dayOf, phoneOf } from './form-reply.server.ts';

/** A form as a browser sends it while no script has run. */
function typed(text: string): FormData {
  const form = new FormData();
  form.set('field', text);
  return form;
}

test.each([
  [phoneOf, '01012341234', '010-1234-1234'],
  [phoneOf, '+82 10 1234 1234', '010-1234-1234'],
  [phoneOf, '010-1234-1234', '010-1234-1234'],
  [dayOf, '20041102', '2004.11.02'],
  [dayOf, '2004-11-2', '2004.11.02'],
  [codeOf, '123 456', '123456'],
  [codeOf, '１２３４５６', '123456'],
  [codeOf, '12345', '12345'],
])('%o reads %j as its field would have written it', (read, text, expected) => {
  expect(read(typed(text), 'field')).toBe(expected);
  expect(read(new FormData(), 'field')).toBe('');
});
