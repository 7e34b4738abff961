import { FormattedInput } from './formatted-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import { formatPhone } from './typing.ts';

/** A phone number that hyphenates itself: 010-1234-1234. Inside a Field. */
export function PhoneField(props: Omit<TextInputProps, 'type'>) {
  return (
    <FormattedInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="010-1234-1234"
      {...props}
      format={formatPhone}
    />
  );
}
