import type { Translation } from '../../lib/texts.ts';
import type { personalLink as ko } from './personal-link.ko.ts';

export const personalLink: Translation<typeof ko> = {
  opening: 'Opening your link',
  heading: 'Open the link\nyou were sent',
  text: 'This page opens from the link we sent you by e-mail or text message. Please go back to the message and open the link again.',
  noScript:
    'This browser cannot open the link by itself. Copy the whole address from the message and paste it below.',
  paste: {
    label: 'The link you were sent',
    hint: 'If the link keeps bringing you here, copy the whole address and paste it.',
    refused: 'This link does not open this page. Please copy the whole address from the message.',
    go: 'Open link',
  },
};
