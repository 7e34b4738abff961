import type { Language } from './language.ts';

/** One row of the error table: wire code, HTTP status and what the reader is told. */
export type ErrorRow = {
  readonly code: number;
  readonly status: number;
  readonly ko: string;
  readonly en: string;
};

/**
 * The one error table. Codes 400 to 1357 are the specification's (section 8); those from 4000 on are
 * ours for cases it leaves open. A row without both texts does not compile.
 */
export const errors = {
  invalidRequest: {
    code: 400,
    status: 400,
    ko: '요청을 이해하지 못했어요. 입력한 내용을 확인해 주세요.',
    en: 'Invalid request. Please check what you entered.',
  },
  signInRequired: { code: 401, status: 401, ko: '로그인이 필요해요.', en: 'Please log in.' },
  sessionOver: {
    code: 403,
    status: 403,
    ko: '로그인이 끝났어요. 다시 로그인해 주세요.',
    en: 'Your session is over. Please log in again.',
  },
  notFound: { code: 404, status: 404, ko: '찾는 내용이 없어요.', en: 'Not found.' },
  tooLarge: { code: 413, status: 413, ko: '보낸 내용이 너무 커요.', en: 'The request is too large.' },
  tooManyRequests: {
    code: 429,
    status: 429,
    ko: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'Too many requests. Please try again in a moment.',
  },
  requestFailed: { code: 500, status: 500, ko: '요청을 처리하지 못했어요.', en: 'The request failed.' },
  unavailable: {
    code: 503,
    status: 503,
    ko: '지금은 접속이 많아요. 적은 내용은 그대로 있으니 잠시 뒤에 다시 시도해 주세요.',
    en: 'The service is busy. What you entered is kept; please try again shortly.',
  },

  applyFailed: {
    code: 1100,
    status: 422,
    ko: '참가 신청을 하지 못했어요.',
    en: 'The track application failed.',
  },
  alreadyApplied: {
    code: 1101,
    status: 409,
    ko: '이 트랙에는 이미 신청했어요.',
    en: 'You have already applied for this track.',
  },
  appliedElsewhere: {
    code: 1102,
    status: 409,
    ko: '올해 다른 트랙에 이미 신청했어요.',
    en: 'You have already applied for another track this year.',
  },
  extensionRefused: {
    code: 1103,
    status: 422,
    ko: '파일 확장자를 확인해 주세요.',
    en: 'Please check the file extension.',
  },
  cancelFailed: {
    code: 1104,
    status: 422,
    ko: '신청을 취소하지 못했어요.',
    en: 'The application could not be cancelled.',
  },
  modifyFailed: {
    code: 1105,
    status: 422,
    ko: '신청을 고치지 못했어요.',
    en: 'The application could not be changed.',
  },
  notTeamMember: {
    code: 1106,
    status: 422,
    ko: '이 팀의 팀원이 아니에요.',
    en: 'This person is not a member of the team.',
  },
  memberDeleteFailed: {
    code: 1107,
    status: 422,
    ko: '팀원을 삭제하지 못했어요.',
    en: 'The member could not be deleted.',
  },
  memberModifyFailed: {
    code: 1108,
    status: 422,
    ko: '팀원 정보를 고치지 못했어요.',
    en: 'The member could not be changed.',
  },
  tooManyMembers: {
    code: 1109,
    status: 422,
    ko: '등록할 수 있는 팀원 수를 넘었어요.',
    en: 'The maximum number of members is exceeded.',
  },
  tooFewMembers: {
    code: 1110,
    status: 422,
    ko: '팀은 두 명 이상이어야 해요.',
    en: 'A team needs at least 2 members.',
  },
  memberOfOtherTeam: {
    code: 1111,
    status: 409,
    ko: '이 트랙의 다른 팀에 이미 등록된 팀원이에요.',
    en: 'This member is already registered with another team of this track.',
  },
  memberOfOtherTrack: {
    code: 1112,
    status: 409,
    ko: '다른 트랙의 팀에 이미 등록된 팀원이에요.',
    en: 'This member is already registered with a team of another track.',
  },
  memberRegisterFailed: {
    code: 1113,
    status: 422,
    ko: '팀원을 등록하지 못했어요.',
    en: 'The member could not be registered.',
  },
  duplicatePhone: {
    code: 1114,
    status: 422,
    ko: '팀원끼리 연락처가 겹쳐요.',
    en: 'Two members have the same contact number.',
  },
  teamNotFound: { code: 1115, status: 404, ko: '팀이 없어요.', en: 'The team does not exist.' },
  draftSaveFailed: {
    code: 1116,
    status: 422,
    ko: '임시 저장을 하지 못했어요.',
    en: 'The draft could not be saved.',
  },
  draftDeleteFailed: {
    code: 1117,
    status: 422,
    ko: '임시 저장한 내용을 지우지 못했어요.',
    en: 'The draft could not be deleted.',
  },
  businessPlanRequired: {
    code: 1118,
    status: 422,
    ko: '사업계획서 파일을 올려 주세요.',
    en: 'A business plan file is required.',
  },
  certificateRequired: {
    code: 1119,
    status: 422,
    ko: '재학·휴학 증명서 파일을 올려 주세요.',
    en: 'An enrollment or leave certificate file is required.',
  },
  hashInFileName: {
    code: 1120,
    status: 422,
    ko: '파일 이름에 #을 쓸 수 없어요. 이름을 바꿔 다시 올려 주세요.',
    en: '# is not allowed in file names. Please rename the file and try again.',
  },
  noMemberList: { code: 1121, status: 422, ko: '팀원 목록이 없어요.', en: 'There is no team member list.' },

  programApplyFailed: {
    code: 1271,
    status: 422,
    ko: '프로그램을 신청하지 못했어요.',
    en: 'The programme application failed.',
  },
  programCancelFailed: {
    code: 1272,
    status: 422,
    ko: '프로그램 신청을 취소하지 못했어요.',
    en: 'The programme application could not be cancelled.',
  },
  programAlreadyApplied: {
    code: 1273,
    status: 409,
    ko: '이미 신청한 프로그램이에요.',
    en: 'You have already applied for this programme.',
  },
  programTeamMissing: {
    code: 1274,
    status: 422,
    ko: '신청한 팀이 있어야 신청할 수 있는 프로그램이에요.',
    en: 'This programme needs a team that has applied.',
  },

  outstandingDocumentFailed: {
    code: 1350,
    status: 422,
    ko: '미비 서류를 제출하지 못했어요. 요청받은 것을 고친 뒤 다시 제출해 주세요.',
    en: 'The outstanding documents could not be submitted. Please change what you were asked for and submit again.',
  },
  fileCountMismatch: {
    code: 1351,
    status: 422,
    ko: '파일 개수가 맞지 않아요.',
    en: 'The number of files does not match.',
  },
  materialFailed: {
    code: 1352,
    status: 422,
    ko: '자료를 제출하지 못했어요.',
    en: 'The material could not be submitted.',
  },
  notInPeriod: {
    code: 1353,
    status: 422,
    ko: '제출 기간이 아니에요.',
    en: 'This is not the submission period.',
  },
  noPermission: { code: 1354, status: 422, ko: '접근 권한이 없어요.', en: 'You do not have permission.' },
  notSubmissionSubject: {
    code: 1355,
    status: 422,
    ko: '제출 대상이 아니에요.',
    en: 'You are not a submission subject.',
  },
  notQuerySubject: {
    code: 1356,
    status: 422,
    ko: '조회 대상이 아니에요.',
    en: 'You are not a query subject.',
  },
  postNotWritten: {
    code: 1357,
    status: 404,
    ko: '작성된 글이 없어요.',
    en: 'The post has not been written.',
  },

  wrongCredentials: {
    code: 4001,
    status: 422,
    ko: '아이디나 비밀번호가 맞지 않아요.',
    en: 'The ID or password is not right.',
  },
  missingUserId: { code: 4002, status: 400, ko: '사용자 아이디가 없어요.', en: 'The user id is missing.' },
  phoneRegistered: {
    code: 4003,
    status: 409,
    ko: '이미 가입된 휴대전화 번호예요.',
    en: 'This phone number is already registered.',
  },
  emailRegistered: {
    code: 4004,
    status: 409,
    ko: '이미 가입된 이메일이에요.',
    en: 'This e-mail is already registered.',
  },
  codeWrong: {
    code: 4005,
    status: 422,
    ko: '인증번호가 맞지 않거나 시간이 지났어요.',
    en: 'The code is wrong or has expired.',
  },
  underFourteen: {
    code: 4006,
    status: 422,
    ko: '만 14세 미만은 보호자 동의를 받고 가입한 뒤에 참가할 수 있어요.',
    en: 'Under 14, a guardian has to consent before you sign up or join a team.',
  },
  passwordTooCommon: {
    code: 4007,
    status: 422,
    ko: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요.',
    en: 'This password is too common. Please choose another.',
  },
  consentRequired: {
    code: 4008,
    status: 422,
    ko: '필수 약관에 동의해 주세요.',
    en: 'Please agree to the required terms.',
  },
  draftConflict: {
    code: 4010,
    status: 409,
    ko: '다른 곳에서 고친 내용과 겹쳐요. 어느 쪽을 남길지 골라 주세요.',
    en: 'This was changed elsewhere. Please choose which version to keep.',
  },
  incomplete: {
    code: 4011,
    status: 422,
    ko: '아직 채우지 않은 항목이 있어요.',
    en: 'Some items are still missing.',
  },
  notEligible: {
    code: 4012,
    status: 422,
    ko: '이 트랙에 참가할 수 있는 조건이 아니에요.',
    en: 'You are not eligible for this track.',
  },
  uploadUnfinished: {
    code: 4013,
    status: 409,
    ko: '아직 다 올라가지 않은 파일이 있어요.',
    en: 'A file has not finished uploading.',
  },
  fileTooLarge: { code: 4020, status: 413, ko: '파일이 너무 커요.', en: 'The file is too large.' },
  fileRefused: {
    code: 4021,
    status: 422,
    ko: '받을 수 없는 파일이에요. 내용이 확장자와 맞는지 확인해 주세요.',
    en: 'This file cannot be accepted. Please check that its content matches its extension.',
  },
  fileBroken: {
    code: 4022,
    status: 422,
    ko: '파일이 온전히 도착하지 않았어요. 다시 올려 주세요.',
    en: 'The file did not arrive whole. Please upload it again.',
  },
  fileNameInvalid: {
    code: 4023,
    status: 422,
    ko: '쓸 수 없는 파일 이름이에요. 이름을 바꿔 다시 올려 주세요.',
    en: 'This file name cannot be used. Please rename the file and try again.',
  },
  numberInFileName: {
    code: 4395,
    status: 422,
    ko: '파일 이름에 주민등록번호처럼 보이는 숫자가 있어요. 이름을 바꿔 다시 올려 주세요.',
    en: 'The file name holds what looks like a resident registration number. Please rename the file and try again.',
  },
  seasonContradicts: {
    code: 4040,
    status: 422,
    ko: '시즌 설정에 서로 맞지 않는 곳이 있어 게시할 수 없어요.',
    en: 'The season contradicts itself and cannot be published.',
  },
  confirmYourself: {
    code: 4041,
    status: 422,
    ko: '본인 확인이 필요해요. 비밀번호와 인증 번호를 다시 넣어 주세요.',
    en: 'Please confirm who you are with your password and code.',
  },
  passwordChangeRequired: {
    code: 4042,
    status: 422,
    ko: '먼저 비밀번호를 바꿔 주세요.',
    en: 'Please change your password first.',
  },
  editedElsewhere: {
    code: 4043,
    status: 409,
    ko: '그사이 다른 사람이 고쳤어요. 새로 불러온 뒤 다시 해 주세요.',
    en: 'Somebody else changed this meanwhile. Please load it again.',
  },
  hasApplications: {
    code: 4044,
    status: 422,
    ko: '신청한 팀이 있어 지울 수 없어요.',
    en: 'This cannot be removed: teams have applied.',
  },
  lastOwner: {
    code: 4045,
    status: 422,
    ko: '소유자는 적어도 한 명 있어야 해요.',
    en: 'There must be at least one owner.',
  },
  alreadyOperator: {
    code: 4046,
    status: 409,
    ko: '이미 운영자인 이메일이에요.',
    en: 'This e-mail belongs to an operator already.',
  },
  evaluatorEmailTaken: {
    code: 4050,
    status: 409,
    ko: '이미 심사위원인 이메일이에요.',
    en: 'This e-mail belongs to an evaluator already.',
  },
  evaluatorPhoneTaken: {
    code: 4051,
    status: 409,
    ko: '다른 심사위원이 쓰는 휴대전화 번호예요.',
    en: 'This mobile number belongs to another evaluator.',
  },
  authenticatorNeeded: {
    code: 4052,
    status: 422,
    ko: '인증 앱에 보이는 인증 번호도 넣어 주세요.',
    en: 'Please enter the code of your authenticator app too.',
  },
  linkExpired: {
    code: 4030,
    status: 422,
    ko: '이미 쓴 링크이거나 기한이 지난 링크예요.',
    en: 'This link has been used or has expired.',
  },
  pledgeTextChanged: {
    code: 4054,
    status: 409,
    ko: '그사이 서약서가 바뀌었어요. 새 서약서를 읽고 다시 서명해 주세요.',
    en: 'The pledge has changed meanwhile. Please read the new one and sign again.',
  },
  clausesUnticked: {
    code: 4055,
    status: 422,
    ko: '모든 조항을 읽고 하나씩 확인해 주세요.',
    en: 'Please read every clause and tick each of them.',
  },
  nameDiffers: {
    code: 4056,
    status: 422,
    ko: '위촉된 이름과 달라요. 이름을 그대로 적어 주세요.',
    en: 'This is not the name you were appointed under. Please type it as it is.',
  },
  panelsIncomplete: {
    code: 4058,
    status: 422,
    ko: '이대로는 분과를 게시할 수 없어요. 남은 문제를 확인해 주세요.',
    en: 'The panels cannot be published like this. Please look at the problems.',
  },
  panelsPublished: {
    code: 4059,
    status: 422,
    ko: '심사 분과가 이미 정해져 기피를 신청할 수 없어요.',
    en: 'The panels are set already, so an exclusion can no longer be requested.',
  },
  nothingToUndo: {
    code: 4060,
    status: 422,
    ko: '되돌릴 것이 없어요.',
    en: 'There is nothing to take back.',
  },
  judgingBegun: {
    code: 4061,
    status: 422,
    ko: '심사가 시작돼 바꿀 수 없는 설정이에요.',
    en: 'Judging has begun, so this setting cannot be changed.',
  },
  stageSigned: {
    code: 4063,
    status: 422,
    ko: '이미 서명한 단계예요. 서명한 채점은 고칠 수 없어요.',
    en: 'You have signed this stage. Signed sheets cannot be changed.',
  },
  sheetSubmitted: {
    code: 4064,
    status: 409,
    ko: '이미 제출한 채점이에요. 고치려면 먼저 다시 열어 주세요.',
    en: 'This sheet has been submitted. Reopen it to change it.',
  },
  targetsLeft: {
    code: 4065,
    status: 422,
    ko: '아직 제출하지 않은 팀이 있어 서명할 수 없어요.',
    en: 'Some teams are not submitted yet, so the stage cannot be signed.',
  },
  resultNotReady: {
    code: 4068,
    status: 422,
    ko: '아직 확정할 수 없어요. 남은 조건을 먼저 채워 주세요.',
    en: 'This cannot be finalised yet. Some conditions do not hold.',
  },
  resultChanged: {
    code: 4069,
    status: 409,
    ko: '요청한 뒤에 점수나 규칙이 바뀌었어요. 다시 확인하고 새로 요청해 주세요.',
    en: 'Scores or rules have changed since the request. Please look again and make a new one.',
  },
  tieUndecided: {
    code: 4070,
    status: 422,
    ko: '올라갈 예비 순위에 결정되지 않은 동점이 있어요. 동점을 먼저 결정해 주세요.',
    en: 'The reserves that would move up are tied. Please decide the tie first.',
  },
  secondOperatorNeeded: {
    code: 4071,
    status: 422,
    ko: '요청한 사람이 아닌, 확인을 부탁받은 운영자가 확정해야 해요.',
    en: 'The second operator who was asked has to confirm, not whoever made the request.',
  },
  requestWaiting: {
    code: 4072,
    status: 409,
    ko: '이미 확정을 기다리는 요청이 있어요.',
    en: 'A request to finalise is waiting already.',
  },
  announcementOpen: {
    code: 4073,
    status: 409,
    ko: '발표 상태가 그사이 달라졌어요. 새로 불러온 뒤 다시 확인해 주세요.',
    en: 'The announcement is in another state by now. Please reload and look again.',
  },
  resultOutdated: {
    code: 4074,
    status: 409,
    ko: '확정된 최신 결과가 아니에요. 새로 불러온 뒤 다시 확인해 주세요.',
    en: 'This is not the newest finalised result. Please reload and look again.',
  },
  alreadyDecided: {
    code: 4075,
    status: 409,
    ko: '이미 처리가 끝났어요.',
    en: 'This has been decided already.',
  },
  windowClosed: {
    code: 4076,
    status: 422,
    ko: '접수 기간이 아니에요.',
    en: 'The period for this is not open.',
  },
  appealMade: {
    code: 4077,
    status: 409,
    ko: '이 단계의 이의신청은 이미 접수됐어요.',
    en: 'An appeal for this stage has been made already.',
  },
  notCleaned: {
    code: 4078,
    status: 422,
    ko: '이 파일에 든 작성자 정보를 지우지 못해 보여 드릴 수 없어요. 운영자 화면에도 표시해 두었어요.',
    en: 'What this file says about its authors could not be removed, so it is not shown. Operators see this too.',
  },
  tooManyCanvases: {
    code: 4079,
    status: 422,
    ko: '캔버스는 스무 개까지 둘 수 있어요. 쓰지 않는 것을 지우면 더 만들 수 있어요.',
    en: 'You can keep twenty canvases. Delete one you no longer need to make another.',
  },
  tooManyPlans: {
    code: 4080,
    status: 422,
    ko: '사업계획서는 열 개까지 둘 수 있어요. 쓰지 않는 것을 지우면 더 만들 수 있어요.',
    en: 'You can keep ten business plans. Delete one you no longer need to make another.',
  },
  planPicturesFull: {
    code: 4081,
    status: 422,
    ko: '사업계획서 그림은 모두 합해 100장, 60MB까지 둘 수 있어요. 쓰지 않는 그림이나 계획서를 지우면 하루 뒤에 자리가 나요.',
    en: 'Pictures in business plans may be 100 and 60 MB in all. Delete pictures or plans you no longer need; there is room a day later.',
  },
  residentNumberWritten: {
    code: 4082,
    status: 422,
    ko: '주민등록번호처럼 보이는 글이 있어 저장하지 않았어요. 지우면 바로 저장돼요.',
    en: 'This was not saved because something in it looks like a resident registration number. Remove it and it will be saved.',
  },
  fileHeldBack: {
    code: 4083,
    status: 422,
    ko: '이 파일에서 위험하거나 보이면 안 되는 내용을 찾아 보여 드리지 않아요. 운영자가 팀에 새 파일을 요청할 거예요.',
    en: 'Something dangerous or private was found in this file, so it is not shown. Operators will ask the team for another.',
  },
  eligibilityFinal: {
    code: 4084,
    status: 409,
    ko: '이 트랙은 결과가 확정되어 자격을 바꿀 수 없어요. 선정된 팀은 결과 화면에서 뺄 수 있어요.',
    en: 'A result of this track is final, so eligibility cannot change. A selected team can be taken out on the page of results.',
  },
  eligibilityOpen: {
    code: 4085,
    status: 422,
    ko: '자격을 정하지 않은 팀이나 열린 보완 요청이 있어 분과를 게시할 수 없어요. ‘자격 확인’에서 먼저 정해 주세요.',
    en: 'Some teams wait for a decision about their eligibility or for something to be completed. Please decide under “Eligibility” first.',
  },
  walletMissing: {
    code: 4160,
    status: 409,
    ko: '먼저 지갑을 열어 주세요.',
    en: 'Please open a wallet first.',
  },
  marketPhoneMissing: {
    code: 4161,
    status: 422,
    ko: '휴대전화를 확인한 사람만 투자할 수 있어요.',
    en: 'Only people whose phone was verified can invest.',
  },
  marketUnderFourteen: {
    code: 4162,
    status: 422,
    ko: '만 14세가 안 됐다면 보호자 동의를 받고 투자할 수 있어요.',
    en: 'Under 14, you can invest once your guardian has consented.',
  },
  marketEvaluator: {
    code: 4163,
    status: 422,
    ko: '이번 시즌 심사위원은 투자할 수 없어요.',
    en: 'Evaluators of this season cannot invest.',
  },
  marketOperator: {
    code: 4164,
    status: 422,
    ko: '운영자는 투자할 수 없어요.',
    en: 'Operators cannot invest.',
  },
  marketOtherAccount: {
    code: 4165,
    status: 409,
    ko: '다른 계정으로 이미 지갑을 열었어요. 한 사람에 지갑은 하나예요.',
    en: 'You have a wallet by another account. One person has one wallet.',
  },
  marketNotOpen: {
    code: 4166,
    status: 422,
    ko: '아직 투자가 열리지 않았어요.',
    en: 'Investing has not opened yet.',
  },
  marketClosed: {
    code: 4167,
    status: 422,
    ko: '투자가 마감됐어요.',
    en: 'Investing has closed.',
  },
  walletVoid: {
    code: 4168,
    status: 422,
    ko: '무효가 된 지갑이에요.',
    en: 'This wallet is void.',
  },
  ownTeamCompany: {
    code: 4169,
    status: 422,
    ko: '우리 팀에는 넣을 수 없어요.',
    en: 'You cannot invest in your own team.',
  },
  amountBelowLeast: {
    code: 4170,
    status: 422,
    ko: '한 팀에 넣을 수 있는 가장 적은 금액보다 적어요.',
    en: 'This is less than the least amount for a team.',
  },
  amountAboveMost: {
    code: 4171,
    status: 422,
    ko: '한 팀에 넣을 수 있는 가장 많은 금액을 넘어요.',
    en: 'This is more than the most for a team.',
  },
  amountOffStep: {
    code: 4172,
    status: 422,
    ko: '정해진 단위로만 넣을 수 있어요.',
    en: 'Amounts go in fixed steps.',
  },
  amountBeyondBalance: {
    code: 4173,
    status: 422,
    ko: '지갑에 남은 돈이 모자라요.',
    en: 'Your wallet does not hold that much.',
  },
  marketTermsOld: {
    code: 4174,
    status: 409,
    ko: '약관이 바뀌었어요. 새로 읽고 동의해 주세요.',
    en: 'The terms have changed. Please read them again.',
  },
  totalsNotRevealed: {
    code: 4175,
    status: 422,
    ko: '아직 공개하지 않은 결과예요.',
    en: 'These results have not been revealed yet.',
  },
  marketStillOpen: {
    code: 4176,
    status: 422,
    ko: '투자가 마감되고 공개할 때가 되어야 공개할 수 있어요.',
    en: 'This can be revealed once the market has closed and the time to reveal has come.',
  },
  marketRevealed: {
    code: 4177,
    status: 409,
    ko: '이미 공개한 결과라 바꿀 수 없어요.',
    en: 'The totals have been revealed, so this cannot change any more.',
  },
  revealRequestOver: {
    code: 4178,
    status: 409,
    ko: '공개 요청이 없거나 10분이 지났어요. 새로 요청해 주세요.',
    en: 'There is no request, or ten minutes have passed. Please make a new one.',
  },
  walletAlreadyVoid: {
    code: 4180,
    status: 409,
    ko: '이미 무효로 한 지갑이 있어요. 새로 불러온 뒤 다시 골라 주세요.',
    en: 'One of these wallets is void already. Please reload and choose again.',
  },
  objectionClosed: {
    code: 4181,
    status: 422,
    ko: '이의를 낼 수 있는 때가 지났거나 이미 냈어요.',
    en: 'The time to object is over, or you have objected already.',
  },
  alreadyWithdrawn: {
    code: 4120,
    status: 409,
    ko: '이미 참가를 철회한 팀이에요.',
    en: 'This team has been withdrawn already.',
  },
  stillCancellable: {
    code: 4121,
    status: 409,
    ko: '아직 접수 기간이라 철회 대신 신청을 취소할 수 있어요.',
    en: 'The period is still open: cancel the application instead of withdrawing it.',
  },
  withdrawalFinal: {
    code: 4122,
    status: 409,
    ko: '철회한 뒤 결과가 확정되었거나 팀원이 다른 팀에 들어가 되돌릴 수 없어요.',
    en: 'A result was finalised since, or somebody of the team is in another one, so this cannot be undone.',
  },
  placeholdersLeft: {
    code: 4098,
    status: 422,
    ko: '사이트 설정에 설치할 때의 채움 글이 남아 있어 시즌을 게시할 수 없어요. ‘사이트 설정’에서 먼저 채워 주세요.',
    en: 'The site settings still say what a new installation says, so the season cannot be published. Please fill them in first.',
  },
  setChanged: {
    code: 4106,
    status: 409,
    ko: '고른 뒤로 조건에 맞는 팀이 달라졌어요. 목록을 다시 보고 골라 주세요.',
    en: 'Since you chose them, other teams fit the conditions. Please look at the list and choose again.',
  },
  messagesSent: {
    code: 4107,
    status: 422,
    ko: '이미 보낸 메시지는 되돌릴 수 없어요.',
    en: 'Messages that were sent cannot be taken back.',
  },
  undoTooLate: {
    code: 4108,
    status: 422,
    ko: '하루가 지나 한 번에 되돌릴 수 없어요. 팀마다 고쳐 주세요.',
    en: 'More than a day has passed, so this cannot be undone at once. Please change the teams one by one.',
  },
  alreadyUndone: {
    code: 4109,
    status: 409,
    ko: '이미 되돌린 일이에요.',
    en: 'This has been undone already.',
  },
  resultFinal: {
    code: 4093,
    status: 409,
    ko: '결과가 확정된 단계예요. 바꾸려면 결과 화면에서 심사를 먼저 다시 열어 주세요.',
    en: 'The result of this stage is final. To change this, please reopen its judging on the page of results first.',
  },
  judgedAgain: {
    code: 4094,
    status: 409,
    ko: '심사를 다시 열어 두어 지금 결과는 발표할 수 없어요. 다시 확정한 뒤에, 또는 다시 연 심사가 끝난 뒤에 발표해 주세요.',
    en: 'Judging is open again, so this result cannot be announced. Please announce once it is finalised anew, or once judging has closed.',
  },
  walletGranted: {
    code: 4131,
    status: 409,
    ko: '이미 지갑을 연 사람이 있어 지갑 금액은 바꿀 수 없어요. 모두가 같은 금액으로 시작해야 해요.',
    en: 'Wallets have been opened, so their sum cannot change any more: everybody starts with the same.',
  },
  exhibitionContradicts: {
    code: 4130,
    status: 422,
    ko: '전시 설정에 서로 맞지 않는 곳이 있어 게시할 수 없어요.',
    en: 'The exhibition contradicts itself and cannot be published.',
  },
  newsWaiting: {
    code: 4190,
    status: 409,
    ko: '알려 주신 소식 다섯 건을 아직 확인하고 있어요. 답을 받은 뒤에 더 알려 주세요.',
    en: 'Five things you told us are still being looked at. Please tell more once they are answered.',
  },
  exhibitionNotFinished: {
    code: 4191,
    status: 409,
    ko: '전시가 끝나고 총액을 공개한 뒤에 지난 전시로 옮길 수 있어요.',
    en: 'An exhibition moves to the past ones once it has closed and its totals are revealed.',
  },
  companyIncomplete: {
    code: 4140,
    status: 422,
    ko: '아직 비어 있는 곳이 있어요. 목록에서 확인해 주세요.',
    en: 'Something is still missing. Please look at the list.',
  },
  companyFilesFull: {
    code: 4141,
    status: 422,
    ko: '올릴 수 있는 그림과 파일을 모두 썼어요. 하루가 지나면 쓰지 않는 것부터 자리가 나요.',
    en: 'You have stored as many pictures and files as you may. What no page uses makes room after a day.',
  },
  companyVersionMoved: {
    code: 4142,
    status: 409,
    ko: '그 사이 다른 판이 왔거나 이미 확인한 판이에요. 새로 열어 주세요.',
    en: 'Another version has come meanwhile, or this one has been looked at. Please open it again.',
  },
  firstCompanyAlone: {
    code: 4143,
    status: 422,
    ko: '첫 판은 하나씩 열어 보고 승인해 주세요.',
    en: 'Please open first versions one by one before approving them.',
  },
  typeTestMoved: {
    code: 4200,
    status: 409,
    ko: '그 사이 테스트가 새로 바뀌었어요. 처음부터 다시 해 주세요.',
    en: 'The test has changed meanwhile. Please start again.',
  },
  typeTestUnfit: {
    code: 4201,
    status: 422,
    ko: '테스트에 아직 맞지 않는 곳이 있어 게시할 수 없어요.',
    en: 'Something in the test does not fit yet, so it cannot be published.',
  },
  huntNoTarget: {
    code: 4220,
    status: 422,
    ko: '로고 찾기에 실패했어요. 지금 이 페이지에는 찾을 로고가 없어요.',
    en: 'event logo-hunt error: there is no logo to find on this page now.',
  },
  eventNotOpen: {
    code: 4221,
    status: 422,
    ko: '지금은 이벤트 기간이 아니에요.',
    en: 'The event is not open now.',
  },
  raffleRefused: {
    code: 4222,
    status: 422,
    ko: '이 계정으로는 추첨에 참여할 수 없어요.',
    en: 'This account cannot take part in the raffle.',
  },
  eventUnfit: {
    code: 4223,
    status: 422,
    ko: '이벤트에 아직 맞지 않는 곳이 있어 게시할 수 없어요.',
    en: 'Something in the event does not fit yet, so it cannot be published.',
  },
  ticketsBeyond: {
    code: 4225,
    status: 422,
    ko: '가진 번호표보다 많이 넣을 수 없어요.',
    en: 'You cannot put in more tickets than you have.',
  },
  recommenderUnknown: {
    code: 4226,
    status: 422,
    ko: '그런 추천 코드는 없어요. 다시 확인해 주세요.',
    en: 'There is no such code. Please check it.',
  },
  recommendedSelf: {
    code: 4227,
    status: 422,
    ko: '자기 코드는 넣을 수 없어요.',
    en: 'You cannot name yourself.',
  },
  recommendedRing: {
    code: 4228,
    status: 422,
    ko: '내가 알려 준 사람의 코드는 넣을 수 없어요.',
    en: 'You cannot name somebody whom you brought here.',
  },
  recommendedAlready: {
    code: 4229,
    status: 422,
    ko: '추천인은 가입하고 정해진 기간에 한 번만 넣을 수 있어요.',
    en: 'You can name somebody once, and only soon after signing up.',
  },
  claimOver: {
    code: 4230,
    status: 422,
    ko: '지금은 받을 곳을 적을 수 없어요. 기한이 지났거나 이미 적었어요.',
    en: 'The address cannot be given now: the time is over, or it was given already.',
  },
  drawOutOfTurn: {
    code: 4231,
    status: 422,
    ko: '지금 할 수 있는 단계가 아니에요. 화면을 새로 열어 순서와 시각을 확인해 주세요.',
    en: 'This is not the step that can be done now. Please reload and look at order and times.',
  },
  eventUnpublished: {
    code: 4232,
    status: 409,
    ko: '이벤트에 게시하지 않은 변경이 있어요. 게시하거나 되돌린 다음에 명단을 고정해 주세요.',
    en: 'The event has changes that are not published. Publish or undo them, then freeze the list.',
  },
  eventFrozen: {
    code: 4224,
    status: 409,
    ko: '추첨 명단을 고정한 뒤에는 바꿀 수 없어요.',
    en: 'Nothing changes once the list of the draw is frozen.',
  },
  quizOver: {
    code: 4210,
    status: 409,
    ko: '시간이 끝나 이 답은 세지 않았어요.',
    en: 'Time is up, so this answer was not counted.',
  },
  quizUnfit: {
    code: 4211,
    status: 422,
    ko: '퀴즈에 아직 맞지 않는 곳이 있어 게시할 수 없어요.',
    en: 'Something in the quiz does not fit yet, so it cannot be published.',
  },
  socialUnreachable: {
    code: 4300,
    status: 422,
    ko: '지금 대답하지 않아요. 다른 방법은 그대로 쓸 수 있어요.',
    en: 'It does not answer right now. The other ways to log in work as usual.',
  },
  socialCancelled: {
    code: 4301,
    status: 422,
    ko: '동의하지 않고 돌아왔어요. 아무것도 저장하지 않았어요.',
    en: 'You came back without agreeing. Nothing was saved.',
  },
  socialFailed: {
    code: 4302,
    status: 422,
    ko: '확인하지 못했어요. 시간이 지났거나 이미 쓴 링크일 수 있으니 처음부터 다시 해 주세요.',
    en: 'This could not be confirmed. It may have expired or been used already; please begin again.',
  },
  socialTaken: {
    code: 4303,
    status: 409,
    ko: '이미 다른 출발+ 계정에 이어져 있어요.',
    en: 'It is already linked to another Chulbal+ account.',
  },
  socialAlready: {
    code: 4304,
    status: 409,
    ko: '이 계정에는 이미 다른 사람의 것이 이어져 있어요. 먼저 끊어 주세요.',
    en: 'Another one is already linked to this account. Please unlink it first.',
  },
  passwordNeeded: {
    code: 4305,
    status: 422,
    ko: '먼저 비밀번호를 만들어 주세요.',
    en: 'Please create a password first.',
  },
  lastWayIn: {
    code: 4306,
    status: 422,
    ko: '로그인할 방법이 하나도 남지 않아요. 먼저 비밀번호를 만들어 주세요.',
    en: 'No way to log in would be left. Please create a password first.',
  },
  freshLogInNeeded: {
    code: 4310,
    status: 422,
    ko: '비밀번호가 없는 계정이에요. 로그아웃한 뒤 다시 로그인하고 10분 안에 해 주세요.',
    en: 'This account has no password. Log out, log in again, and do it within ten minutes.',
  },
  leadsStandingTeam: {
    code: 4311,
    status: 422,
    ko: '팀장으로 있는 팀이 있어요. 먼저 팀을 넘기거나 참가를 그만둬야 계정을 닫을 수 있어요.',
    en: 'You lead a team. Hand it over or take it out first, then you can close your account.',
  },
  messageOver: {
    code: 4320,
    status: 409,
    ko: '기한이 지난 편지라 다시 보내지 않아요.',
    en: 'The time of this message has run out, so it is not sent again.',
  },
  guardianFull: {
    code: 4330,
    status: 409,
    ko: '한 번호로는 어린이 세 명까지 동의할 수 있어요. 다른 보호자의 번호를 적어 주세요.',
    en: 'One number can consent for three children at most. Please give another guardian’s number.',
  },
  guardianNotProven: {
    code: 4331,
    status: 422,
    ko: '보호자 휴대전화를 확인한 지 오래됐어요. 번호를 다시 받아 주세요.',
    en: 'It has been a while since the guardian’s phone was checked. Please get a new code.',
  },
  ownConsentEarly: {
    code: 4332,
    status: 422,
    ko: '만 14세가 되면 직접 동의할 수 있어요.',
    en: 'You can consent for yourself from the age of 14.',
  },
  guardianMismatch: {
    code: 4333,
    status: 422,
    ko: '보호자가 동의할 때 적은 것과 달라요. 보호자와 함께 확인해 주세요.',
    en: 'This differs from what your guardian wrote when consenting. Please check it together.',
  },
  guardiansOwnPhone: {
    code: 4334,
    status: 422,
    ko: '보호자의 번호예요. 내가 쓰는 휴대전화 번호를 적어 주세요.',
    en: 'This is your guardian’s number. Please give the number of your own phone.',
  },
  passkeyFailed: {
    code: 4340,
    status: 422,
    ko: '패스키를 확인하지 못했어요. 시간이 지났을 수 있으니 처음부터 다시 해 주세요.',
    en: 'The passkey could not be confirmed. Time may have run out; please begin again.',
  },
  passkeyUnknown: {
    code: 4341,
    status: 422,
    ko: '이 패스키로 들어올 수 있는 계정이 없어요. 지운 패스키라면 다른 방법으로 로그인해 주세요.',
    en: 'No account opens with this passkey. If it was removed, please log in another way.',
  },
  passkeyCloned: {
    code: 4342,
    status: 422,
    ko: '복사된 패스키일 수 있어 막았어요. 다른 방법으로 로그인해서 이 패스키를 지워 주세요.',
    en: 'This passkey may have been copied, so it was refused. Log in another way and remove it.',
  },
  passkeysFull: {
    code: 4343,
    status: 409,
    ko: '패스키는 열 개까지 둘 수 있어요. 쓰지 않는 것을 먼저 지워 주세요.',
    en: 'You can keep ten passkeys. Please remove one that you no longer use first.',
  },
  passkeyTaken: {
    code: 4344,
    status: 409,
    ko: '이미 더한 패스키예요.',
    en: 'This passkey has been added already.',
  },
  requestStands: {
    code: 4400,
    status: 409,
    ko: '같은 요청이 아직 열려 있어요. 답을 받은 다음 다시 요청할 수 있어요.',
    en: 'The same request is still open. You can ask again once it is answered.',
  },
  requestAnswered: {
    code: 4401,
    status: 409,
    ko: '이미 답한 요청이에요. 새로 고쳐서 확인해 주세요.',
    en: 'This request has been answered already. Please reload to see it.',
  },
  requestPutOff: {
    code: 4402,
    status: 409,
    ko: '답하는 날은 한 번만 미룰 수 있어요.',
    en: 'A request can be put off once only.',
  },
  requestOverdue: {
    code: 4403,
    status: 409,
    ko: '답하는 날이 지나서 미룰 수 없어요. 바로 답해 주세요.',
    en: 'The last day is over, so it cannot be put off. Please answer it now.',
  },
  reviewSigned: {
    code: 4405,
    status: 409,
    ko: '이 달의 점검은 이미 서명했어요. 서명한 결과는 바꿀 수 없어요.',
    en: 'The review of this month is signed already. A signed result cannot be changed.',
  },
  recordsGrew: {
    code: 4406,
    status: 409,
    ko: '보고 있던 기록과 지금 기록이 달라요. 다시 불러와 확인해 주세요.',
    en: 'The records are not those you were looking at. Please reload and look again.',
  },
  secondLook: {
    code: 4407,
    status: 409,
    ko: '종이 양식은 적은 사람이 아닌 다른 운영자가 확인해야 해요.',
    en: 'A form on paper is confirmed by another operator than the one who recorded it.',
  },
  askerUnproven: {
    code: 4404,
    status: 409,
    ko: '본인인지 어떻게 확인했는지 먼저 적어 주세요.',
    en: 'Please write down first how you made sure who is asking.',
  },
  partNotProven: {
    code: 4365,
    status: 422,
    ko: '본인 확인이 끝났거나 시간이 지났어요. 인증번호로 다시 확인하면 이어서 쓸 수 있어요.',
    en: 'Your confirmation has run out. Confirm with a new code to go on; what you wrote stays.',
  },
  partUnreachable: {
    code: 4366,
    status: 422,
    ko: '이름과 휴대전화 번호나 이메일을 적으면 링크를 보낼 수 있어요.',
    en: 'Enter a name and a phone number or e-mail address, then the link can be sent.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorName = keyof typeof errors;

const byCode = new Map<number, ErrorName>(
  Object.entries(errors).map(([name, row]) => [row.code, name as ErrorName]),
);

/** The name of a wire code; an unknown code is the specification's "other": request failed. */
export function errorName(code: number): ErrorName {
  return byCode.get(code) ?? 'requestFailed';
}

/** What the reader is told about an error, in their language. */
export function errorText(name: ErrorName, language: Language): string {
  return errors[name][language];
}

/**
 * `data` of an error reply. `fields` ties a message to a field by its path in the input
 * (`members.0.tmPhone`), already in the reader's language.
 */
export type ErrorData = {
  error: ErrorName;
  fields?: Record<string, string>;
  retryAfter?: number;
  detail?: unknown;
};
