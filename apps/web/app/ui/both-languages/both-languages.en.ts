import type { Translation } from '../../lib/texts.ts';
import type { bothLanguages as ko } from './both-languages.ko.ts';

export const bothLanguages: Translation<typeof ko> = { ko: '{{label}} (Korean)', en: '{{label}}' };
