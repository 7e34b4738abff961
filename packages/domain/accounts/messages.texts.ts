import type { CodePurpose } from '@chulbal/contract/accounts';
import type { Language } from '@chulbal/contract/language';
import type { Recovery } from './codes.rules.ts';

type Text = { subject: string; lines: string[]; note: string };

/** Words of the messages about accounts. English is typed by Korean: a missing text does not compile. */
type Texts = {
  code: Record<CodePurpose, Text>;
  /** Instead of a code, where there is no account: only whoever reads the mailbox or phone learns it. */
  noAccount: Record<Recovery, Text>;
  notice: Record<
    | 'passwordChanged'
    | 'passwordReset'
    | 'emailChanged'
    | 'phoneChanged'
    | 'socialLinked'
    | 'socialUnlinked'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'passkeyCloned'
    | 'authenticatorOn'
    | 'authenticatorOff'
    | 'recoveryCodeUsed'
    | 'recoveryCodesRenewed'
    | 'closingTakenBack'
    | 'sessionsEnded',
    Text
  >;
};

const keep = '이 번호는 10분 동안 한 번만 쓸 수 있어요. 누구에게도 알려 주지 마세요.';
const ignore = '요청하지 않았다면 이 메시지는 지워도 괜찮아요.';
const alarm = '직접 바꾸지 않았다면 로그인 화면의 비밀번호 찾기로 바로 새 비밀번호를 정해 주세요.';

const ko: Texts = {
  code: {
    signUpEmail: {
      subject: '이메일 인증번호',
      lines: ['회원가입 화면에 아래 인증번호를 입력해 주세요.'],
      note: `${keep} ${ignore}`,
    },
    signUpPhone: {
      subject: '휴대전화 인증번호',
      lines: ['회원가입 인증번호예요. 10분 안에 입력해 주세요.'],
      note: keep,
    },
    findId: {
      subject: '아이디 찾기 인증번호',
      lines: ['아이디 찾기 인증번호예요. 10분 안에 입력해 주세요.'],
      note: keep,
    },
    resetPassword: {
      subject: '비밀번호 찾기 인증번호',
      lines: ['비밀번호를 새로 정하려면 화면에 아래 인증번호를 입력해 주세요.'],
      note: `${keep} ${ignore}`,
    },
    resetPointerPassword: {
      subject: '심사위원 비밀번호 찾기 인증번호',
      lines: ['심사위원 비밀번호를 새로 정하려면 화면에 아래 인증번호를 입력해 주세요.'],
      note: `${keep} ${ignore}`,
    },
    changeEmail: {
      subject: '새 이메일 인증번호',
      lines: ['이 주소로 이메일을 바꾸려면 화면에 아래 인증번호를 입력해 주세요.'],
      note: `${keep} ${ignore}`,
    },
    changePhone: {
      subject: '새 휴대전화 인증번호',
      lines: ['휴대전화 번호 변경 인증번호예요. 10분 안에 입력해 주세요.'],
      note: keep,
    },
    guardian: {
      subject: '보호자 확인 인증번호',
      lines: ['보호자 확인 인증번호예요. 10분 안에 입력해 주세요.'],
      note: keep,
    },
    memberPhone: {
      subject: '팀원 확인 인증번호',
      lines: ['팀원 확인 인증번호예요. 10분 안에 입력해 주세요.'],
      note: keep,
    },
    memberEmail: {
      subject: '팀원 확인 인증번호',
      lines: ['내 정보를 적는 화면에 아래 인증번호를 입력해 주세요.'],
      note: keep,
    },
    lostAuthenticator: {
      subject: '인증 앱 끄기 요청 인증번호',
      lines: ['인증 앱을 꺼 달라고 요청하는 인증번호예요. 10분 안에 입력해 주세요.'],
      note: keep,
    },
  },
  noAccount: {
    findId: {
      subject: '아이디 찾기',
      lines: ['입력한 이름과 휴대전화 번호로 가입한 계정이 없어요.'],
      note: ignore,
    },
    resetPassword: {
      subject: '비밀번호 찾기',
      lines: [
        '이 이메일로 가입한 계정이 없어서 인증번호를 보내지 않았어요.',
        '다른 이메일로 가입했다면 아이디 찾기에서 휴대전화 번호로 확인할 수 있어요.',
      ],
      note: ignore,
    },
    resetPointerPassword: {
      subject: '심사위원 비밀번호 찾기',
      lines: [
        '이 이메일을 쓰는 심사위원 계정이 없어서 인증번호를 보내지 않았어요.',
        '위촉 메일을 받은 이메일인지 확인해 주세요.',
      ],
      note: ignore,
    },
  },
  notice: {
    passwordChanged: {
      subject: '비밀번호를 바꿨어요',
      lines: ['계정의 비밀번호를 바꾸고, 다른 기기는 모두 로그아웃했어요.'],
      note: alarm,
    },
    passwordReset: {
      subject: '비밀번호를 새로 정했어요',
      lines: ['계정의 비밀번호를 새로 정하고, 모든 기기에서 로그아웃했어요.'],
      note: alarm,
    },
    emailChanged: {
      subject: '로그인 이메일을 바꿨어요',
      lines: ['계정의 이메일을 다른 주소로 바꿨어요. 앞으로는 새 주소로 로그인하고 안내를 받아요.'],
      note: '직접 바꾸지 않았다면 운영 사무국에 바로 알려 주세요.',
    },
    phoneChanged: {
      subject: '휴대전화 번호를 바꿨어요',
      lines: ['계정의 휴대전화 번호를 바꿨어요.'],
      note: '직접 바꾸지 않았다면 운영 사무국에 바로 알려 주세요.',
    },
    socialLinked: {
      subject: '로그인 방법을 더했어요',
      lines: ['이제 계정에 소셜 로그인으로도 들어올 수 있어요. 내 정보 고치기에서 언제든 끊을 수 있어요.'],
      note: alarm,
    },
    socialUnlinked: {
      subject: '로그인 방법 하나를 끊었어요',
      lines: ['계정에 이어 둔 소셜 로그인을 끊었어요. 다른 방법은 그대로예요.'],
      note: alarm,
    },
    passkeyAdded: {
      subject: '패스키를 더했어요',
      lines: ['이제 계정에 패스키로도 들어올 수 있어요. 내 정보 고치기에서 언제든 지울 수 있어요.'],
      note: alarm,
    },
    passkeyRemoved: {
      subject: '패스키 하나를 지웠어요',
      lines: ['지운 패스키로는 더 이상 계정에 들어올 수 없어요. 다른 방법은 그대로예요.'],
      note: alarm,
    },
    passkeyCloned: {
      subject: '복사된 것으로 보이는 패스키를 막았어요',
      lines: [
        '계정의 패스키로 로그인하려 했지만, 사용 횟수가 거꾸로 가서 막았어요. 패스키가 복사됐을 수 있어요.',
        '내 정보 고치기에서 그 패스키를 지우고 다시 만들어 주세요.',
      ],
      note: alarm,
    },
    authenticatorOn: {
      subject: '인증 앱을 켰어요',
      lines: [
        '이제 비밀번호나 소셜 로그인 다음에 인증 앱의 번호를 한 번 더 물어요. 다른 기기는 모두 로그아웃했어요.',
        '휴대전화를 잃어버릴 때를 위해 복구 코드를 안전한 곳에 적어 두세요.',
      ],
      note: alarm,
    },
    authenticatorOff: {
      subject: '인증 앱을 껐어요',
      lines: ['이제 로그인할 때 인증 앱의 번호를 묻지 않아요. 남은 복구 코드도 모두 지웠어요.'],
      note: alarm,
    },
    recoveryCodeUsed: {
      subject: '복구 코드 하나를 썼어요',
      lines: [
        '인증 앱의 번호 대신 복구 코드로 본인을 확인했어요. 쓴 코드는 다시 쓸 수 없어요.',
        '남은 코드는 내 정보 고치기에서 볼 수 있어요. 얼마 남지 않았다면 새로 받아 주세요.',
      ],
      note: alarm,
    },
    recoveryCodesRenewed: {
      subject: '복구 코드를 새로 받았어요',
      lines: ['복구 코드 열 개를 새로 받았어요. 그 전의 코드는 더 이상 쓸 수 없어요.'],
      note: alarm,
    },
    closingTakenBack: {
      subject: '계정 닫기를 거뒀어요',
      lines: ['다시 로그인해서 계정 닫기를 거뒀어요. 계정과 그 안의 것은 그대로예요.'],
      note: '빠진 팀에는 저절로 돌아가지 않아요. 직접 로그인하지 않았다면 바로 비밀번호를 바꿔 주세요.',
    },
    sessionsEnded: {
      subject: '모든 기기에서 로그아웃했어요',
      lines: ['운영자가 계정을 지키려고 모든 기기에서 로그아웃했어요. 계정과 그 안의 것은 그대로예요.'],
      note: '다시 로그인하면 계속 쓸 수 있어요. 비밀번호를 누가 안다고 생각되면 로그인한 다음 바로 바꿔 주세요.',
    },
  },
};

const keepEn = 'The code works once, within 10 minutes. Please do not share it.';
const ignoreEn = 'If you did not ask for this, you can delete this message.';
const alarmEn =
  'If this was not you, set a new password immediately with “Forgot password” on the log-in page.';

const en: Texts = {
  code: {
    signUpEmail: {
      subject: 'Your e-mail code',
      lines: ['Enter this code on the sign-up page.'],
      note: `${keepEn} ${ignoreEn}`,
    },
    signUpPhone: {
      subject: 'Your mobile code',
      lines: ['Your sign-up code. Enter it within 10 minutes.'],
      note: keepEn,
    },
    findId: {
      subject: 'Code to find your ID',
      lines: ['Your code to find your ID. Enter it within 10 minutes.'],
      note: keepEn,
    },
    resetPassword: {
      subject: 'Code for a new password',
      lines: ['To set a new password, enter this code on the page.'],
      note: `${keepEn} ${ignoreEn}`,
    },
    resetPointerPassword: {
      subject: 'Code for a new evaluator password',
      lines: ['To set a new password as an evaluator, enter this code on the page.'],
      note: `${keepEn} ${ignoreEn}`,
    },
    changeEmail: {
      subject: 'Code for your new e-mail',
      lines: ['To change your e-mail to this address, enter this code on the page.'],
      note: `${keepEn} ${ignoreEn}`,
    },
    changePhone: {
      subject: 'Code for your new mobile number',
      lines: ['Your code to change the mobile number. Enter it within 10 minutes.'],
      note: keepEn,
    },
    guardian: {
      subject: 'Guardian confirmation code',
      lines: ['This is your code as a guardian. Please enter it within 10 minutes.'],
      note: keepEn,
    },
    memberPhone: {
      subject: 'Member confirmation code',
      lines: ['This is your code as a team member. Please enter it within 10 minutes.'],
      note: keepEn,
    },
    memberEmail: {
      subject: 'Member confirmation code',
      lines: ['Please enter this code on the page where you fill in your details.'],
      note: keepEn,
    },
    lostAuthenticator: {
      subject: 'Code to have your authenticator removed',
      lines: ['The code to ask for your authenticator to be removed. Please enter it within 10 minutes.'],
      note: keepEn,
    },
  },
  noAccount: {
    findId: {
      subject: 'Find your ID',
      lines: ['There is no account with this name and mobile number.'],
      note: ignoreEn,
    },
    resetPassword: {
      subject: 'Forgot password',
      lines: [
        'There is no account with this e-mail address, so no code was sent.',
        'If you signed up with another address, “Find my ID” can show it with your mobile number.',
      ],
      note: ignoreEn,
    },
    resetPointerPassword: {
      subject: 'Forgot evaluator password',
      lines: [
        'There is no evaluator account with this e-mail address, so no code was sent.',
        'Please check whether your letter of appointment was sent to this address.',
      ],
      note: ignoreEn,
    },
  },
  notice: {
    passwordChanged: {
      subject: 'Your password was changed',
      lines: ['The password of your account was changed, and all other devices were logged out.'],
      note: alarmEn,
    },
    passwordReset: {
      subject: 'Your password was reset',
      lines: ['A new password was set for your account, and all devices were logged out.'],
      note: alarmEn,
    },
    emailChanged: {
      subject: 'Your log-in e-mail was changed',
      lines: ['The e-mail of your account was changed. Log-in and messages now use the new address.'],
      note: 'If this was not you, please contact us immediately.',
    },
    phoneChanged: {
      subject: 'Your mobile number was changed',
      lines: ['The mobile number of your account was changed.'],
      note: 'If this was not you, please contact us immediately.',
    },
    socialLinked: {
      subject: 'A way to log in was added',
      lines: [
        'You can now also log in to your account with a social log-in. You can unlink it any time under “Edit my profile”.',
      ],
      note: alarmEn,
    },
    socialUnlinked: {
      subject: 'A way to log in was removed',
      lines: ['A social log-in was unlinked from your account. The other ways work as before.'],
      note: alarmEn,
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      lines: [
        'You can now also log in to your account with a passkey. You can remove it any time under “Edit my profile”.',
      ],
      note: alarmEn,
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      lines: ['The removed passkey no longer opens your account. The other ways work as before.'],
      note: alarmEn,
    },
    passkeyCloned: {
      subject: 'A passkey that may be a copy was refused',
      lines: [
        'Someone tried to log in with one of your passkeys, but its use counter went backwards, so we refused it. The passkey may have been copied.',
        'Please remove that passkey under “Edit my profile” and create a new one.',
      ],
      note: alarmEn,
    },
    authenticatorOn: {
      subject: 'Your authenticator app is on',
      lines: [
        'After your password or a social log-in we now also ask for a code from your authenticator app. All other devices were logged out.',
        'Keep your recovery codes in a safe place, in case you lose your phone.',
      ],
      note: alarmEn,
    },
    authenticatorOff: {
      subject: 'Your authenticator app is off',
      lines: ['Logging in no longer asks for a code. Your recovery codes were deleted too.'],
      note: alarmEn,
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      lines: [
        'A recovery code was used instead of a code from your authenticator app. It will not work again.',
        'See how many are left under “Edit my profile”, and get new ones if you are running low.',
      ],
      note: alarmEn,
    },
    recoveryCodesRenewed: {
      subject: 'You have new recovery codes',
      lines: ['You have ten new recovery codes. The earlier ones no longer work.'],
      note: alarmEn,
    },
    closingTakenBack: {
      subject: 'Your account stays open',
      lines: ['You logged in again, so your account stays open, with everything as it was.'],
      note: 'You do not automatically rejoin teams that you left. If it was not you who logged in, change your password immediately.',
    },
    sessionsEnded: {
      subject: 'You were logged out on every device',
      lines: [
        'An operator logged you out on every device to protect your account. Everything in it is as it was.',
      ],
      note: 'Log in again to continue. If someone may know your password, change it straight after.',
    },
  },
};

export const messageTexts: Record<Language, Texts> = { ko, en };
