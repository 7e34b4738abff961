import type { Bilingual } from '@chulbal/contract/language';
import { type Fault, fault } from '../../fault.ts';

/**
 * Why a file's content is refused, and what whoever sent it can do about it.
 *
 * - `type` it is not what its extension says; `broken` damaged or cut off
 * - `encrypted` nobody could look into it; `active` it runs something: macro, script, embedded program
 * - `archive` it holds an archive or another file; `trailing` data before or behind what it says it is
 * - `limits` it would unpack into too much, or is too large a picture
 * - `outside` it fetches something from elsewhere, or leads into another machine
 * - `unreadable` looking into it took too long or too much memory
 * - `infected` a virus scanner knows it
 * - `registrationNumber` it holds what looks like a resident's or foreigner's registration number (P-04)
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
  outside: {
    ko: '다른 컴퓨터나 밖에 있는 파일을 불러오는 연결이 들어 있는 파일이에요. 연결을 끊거나 PDF로 다시 저장해 올려 주세요.',
    en: 'This file brings in another file from elsewhere. Please break that link, or save it as a PDF again, and upload it.',
  },
  unreadable: {
    ko: '너무 복잡해서 안을 확인하지 못한 파일이에요. 인쇄 메뉴의 ‘PDF로 저장’으로 다시 만들어 올려 주세요.',
    en: 'This file is too complex to be looked into. Please make it anew with “Save as PDF” in the print menu.',
  },
  infected: {
    ko: '바이러스가 나온 파일이라 받지 않았어요. 백신으로 컴퓨터를 검사한 다음 깨끗한 파일을 올려 주세요.',
    en: 'A virus was found in this file, so it was not taken. Please scan your computer and upload a clean file.',
  },
  registrationNumber: {
    ko: '주민등록번호나 외국인등록번호로 보이는 숫자가 들어 있는 파일이에요. 뒷자리를 가리거나 지우고 다시 저장해 올려 주세요.',
    en: 'This file holds what looks like a Korean resident or foreigner registration number. Please cover or remove it and save the file again.',
  },
} as const satisfies Record<string, Bilingual>;

export type RefusalReason = keyof typeof reasons;

/** The fault (4021) for a file's content; the reason goes along for the screen, and the place where that is known. */
export function refused(reason: RefusalReason, place?: Bilingual): Fault {
  const { ko, en } = reasons[reason];
  const message = place
    ? { ko: `${ko} (찾은 곳: ${place.ko})`, en: `${en} (Found: ${place.en}.)` }
    : { ko, en };
  return fault('fileRefused', { message, detail: { reason } });
}
