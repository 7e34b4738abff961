export const trialLetters = { send: '나에게 보내 보기', sent: '내 메일로 보냈어요.' };
