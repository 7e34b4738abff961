import type { ChangeEvent } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

type Props = TextInputProps & {
  /** Of a whole value: pasted, filled in, or left. */
  format: (text: string) => string;
  /** Of one that is being typed, where it differs. */
  typing?: (text: string) => string;
};

/**
 * An input that puts its separators in by itself. While the caret is inside the text nothing is moved;
 * the rest is set right on leaving the field. `onChange` sees the formatted value. No longest length: a browser would cut
 * what is pasted, with its spaces and signs, before it is put right.
 */
export function FormattedInput({ format, typing = format, onChange, onBlur, ...rest }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const atEnd = input.selectionStart === null || input.selectionStart === input.value.length;
    const how = (event.nativeEvent as InputEvent).inputType ?? '';
    const isTyped = how === 'insertText' || how === 'insertCompositionText';
    if (atEnd && !how.startsWith('delete')) input.value = (isTyped ? typing : format)(input.value);
    onChange?.(event);
  }
  return (
    <TextInput
      numeric
      {...rest}
      onChange={change}
      onBlur={(event) => {
        const settled = format(event.currentTarget.value);
        if (settled !== event.currentTarget.value) {
          event.currentTarget.value = settled;
          onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
        }
        onBlur?.(event);
      }}
    />
  );
}
