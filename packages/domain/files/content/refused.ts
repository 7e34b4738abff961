import type { Bilingual } from '@chulbal/contract/language';
import { type Fault, fault } from '../../fault.ts';

/**
 * Why a file's content is refused, and what whoever sent it can do about it.
 *
 * - `type` it is not what its extension says; `broken` damaged or cut off
 * - `encrypted` nobody could look into it; `active` it runs something: macro, script, embedded program
 * - `archive` it holds an archive or another file; `trailing` data before or behind what it says it is
 * - `limits` it would unpack into too much, or is too large a picture
 */
const reasons = {
  type: {
    ko: '내용이 확장자와 다른 파일이에요. 만든 프로그램에서 다시 저장해 올려 주세요.',
    en: 'The content of this file is not what its extension says. Please save it again in the program that made it.',
  },
  broken: {
    ko: '손상됐거나 끝까지 저장되지 않은 파일이에요. 열리는지 확인하고 다시 저장해 올려 주세요.',
    en: 'This file is damaged or was not saved to its end. Please check that it opens and save it again.',
  },
  encrypted: {
    ko: '잠겨 있어 안을 확인할 수 없는 파일이에요. 암호나 배포용 설정을 풀고 저장해 올려 주세요.',
    en: 'This file is locked and cannot be looked into. Please save it without its password or protection.',
  },
  active: {
    ko: '매크로나 스크립트처럼 실행되는 것이 들어 있는 파일이에요. 빼고 저장해 올려 주세요.',
    en: 'This file holds something that runs, such as a macro or a script. Please save it without.',
  },
  archive: {
    ko: '다른 파일이 들어 있는 파일이에요. 빼고 저장해 올려 주세요.',
    en: 'This file holds other files. Please save it without them.',
  },
  trailing: {
    ko: '앞이나 뒤에 알 수 없는 내용이 붙은 파일이에요. 만든 프로그램에서 다시 저장해 올려 주세요.',
    en: 'Something unknown stands before or behind this file. Please save it again in the program that made it.',
  },
  limits: {
    ko: '그림이 너무 크거나 풀면 너무 커지는 파일이에요. 그림은 5,000만 화소까지로 줄여 올려 주세요.',
    en: 'The picture is too large, or the file unpacks into too much. Please make pictures 50 megapixels or less.',
  },
} as const satisfies Record<string, Bilingual>;

export type RefusalReason = keyof typeof reasons;

/** The fault (4021) for a file's content; the reason goes along for the screen. */
export function refused(reason: RefusalReason): Fault {
  return fault('fileRefused', { message: reasons[reason], detail: { reason } });
}
