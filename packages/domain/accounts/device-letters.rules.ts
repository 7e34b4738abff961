import { browserNames, systemNames } from '@chulbal/contract/devices.values';
import type { Language } from '@chulbal/contract/language';
import { fullMomentText } from '@chulbal/contract/time-texts';
import type { Letter } from '../outbox/letter.ts';
import type { SeenFrom } from '../sessions/devices.rules.ts';

/** Tells of a log-in on a device that is new. */
export function newDeviceLetter(
  language: Language,
  { at, seen }: { at: Date; seen: SeenFrom },
): { subject: string; letter: Letter } {
  const { browser, system, place } = seen;
  const names = [browser && browserNames[browser][language], system && systemNames[system][language]];
  const time = fullMomentText(at, language);
  const what = names.filter(Boolean).join(' · ');
  return language === 'ko'
    ? {
        subject: '새 기기에서 로그인했어요',
        letter: {
          lines: [
            '지금까지 쓰지 않던 기기에서 계정에 로그인했어요.',
            `때: ${time}`,
            `기기: ${what || '알 수 없음'}`,
            `접속 주소: ${place ?? '알 수 없음'}`,
            '본인이 로그인했다면 아무것도 하지 않아도 돼요.',
          ],
          note: '본인이 아니라면 내 정보 고치기에서 다른 기기를 모두 로그아웃하고 비밀번호를 바꿔 주세요. 이 알림은 하루에 세 번까지만 보내요.',
        },
      }
    : {
        subject: 'New log-in on your account',
        letter: {
          lines: [
            'Someone logged in to your account on a new device.',
            `When: ${time} (Korean time)`,
            `Device: ${what || 'unknown'}`,
            `Address: ${place ?? 'unknown'}`,
            'If this was you, there is nothing to do.',
          ],
          note: 'If this was not you, log out all other devices under “Edit my profile” and change your password. We send this notice up to three times a day.',
        },
      };
}
