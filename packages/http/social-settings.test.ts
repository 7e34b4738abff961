import { expect, test } from 'vitest';
import { socialSettings } from './social-settings.ts';

const kakao = { SOCIAL_PROVIDERS: 'kakao', KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'of the app' };

test('without a setting there is no provider', () => {
  expect(socialSettings({})).toEqual([]);
  expect(socialSettings({ SOCIAL_PROVIDERS: '' })).toEqual([]);
});

test('a known provider needs its key only', () => {
  expect(socialSettings(kakao)).toEqual([
    {
      provider: 'kakao',
      name: { ko: '카카오', en: 'Kakao' },
      issuer: 'https://kauth.kakao.com',
      scope: 'openid account_email',
      clientId: 'id',
      clientSecret: 'of the app',
    },
  ]);
});

test('a school’s own says where it is and what it is called', () => {
  const [, school] = socialSettings({
    ...kakao,
    SOCIAL_PROVIDERS: 'kakao, school',
    SCHOOL_ISSUER: 'https://id.school.example',
    SCHOOL_NAME: '한결고 계정',
    SCHOOL_CLIENT_ID: 'id',
    SCHOOL_CLIENT_SECRET: 'secret',
  });
  expect(school).toMatchObject({ name: { ko: '한결고 계정', en: '한결고 계정' }, scope: 'openid email' });
});

test.each([
  [{ ...kakao, KAKAO_CLIENT_SECRET: '' }, 'KAKAO_CLIENT_SECRET: is missing'],
  [{ ...kakao, KAKAO_ISSUER: 'http://evil.example' }, 'KAKAO_ISSUER: is no https:// address'],
  [{ ...kakao, SOCIAL_PROVIDERS: 'kakao,kakao' }, 'SOCIAL_PROVIDERS: is no list'],
  [{ ...kakao, SOCIAL_PROVIDERS: '../up' }, 'SOCIAL_PROVIDERS: is no list'],
])('S-16 what is wrong is named without its value', (given, line) => {
  expect(() => socialSettings(given)).toThrow(line);
  expect(() => socialSettings(given)).not.toThrow('of the app');
});
