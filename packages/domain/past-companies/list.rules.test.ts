import { expect, test } from 'vitest';
import { checkPastLines, pictureKey, readPastLines } from './list.rules.ts';

const head = '연도,레인,트랙,팀 이름,한 줄 소개,이야기,날짜 줄,그림,그림 설명,지금,팀 이름 (영어)';
const good = '2021,3,캠퍼스,느린 배,천천히 가는 배,강을 따라 내려갔어요.';
const picture = 'a'.repeat(32);
const pictures = new Map([[pictureKey('배.png'), picture]]);

function check(...rows: string[]) {
  const lines = readPastLines(Buffer.from([head, ...rows].join('\n')));
  if ('problem' in lines) throw new Error(lines.problem);
  return checkPastLines(lines, { pictures, thisYear: 2026 });
}
const problems = (row: string) =>
  check(row)[0]?.problems.map(({ column, problem }) => `${column} ${problem}`);

test('a line becomes an entry: what nobody says of now waits for news, paragraphs are those of its cell', () => {
  const [line] = check(
    '2021,3,캠퍼스,느린 배,천천히 가는 배,"첫 <줄>\n둘째 줄\n\n다음 단락","2022. 3. 5. | 세움 | 주식회사 | 등기로 확인\n2023-01-02|Funding|첫 투자|team",배.png,강 위의 배',
  );
  expect(line?.problems).toEqual([]);
  expect(line?.draft).toMatchObject({
    ...{ kind: 'silent', titleKo: '느린 배' },
    bodyKo: '<p>첫 &lt;줄&gt;<br>둘째 줄</p><p>다음 단락</p>',
    details: {
      ...{ year: 2021, lane: 3, cover: { serverFileName: picture, altKo: '강 위의 배' } },
      events: [
        { day: '2022-03-05', kind: 'founded', titleKo: '주식회사', source: 'register' },
        { day: '2023-01-02', kind: 'funded', titleKo: '첫 투자', source: 'team' },
      ],
    },
  });
});

test.each([
  [good, []],
  [good.replace('2021', '21'), ['year year']],
  [good.replace('2021', '2027'), ['year year']],
  [good.replace(',3,', ',10,'), ['lane lane']],
  [good.replace('느린 배', ''), ['team required']],
  [good.replace('느린 배', 'ㅂ'.repeat(201)), ['team tooLong']],
  [good.replace('강을 따라', '990101-1234567'), ['story registrationNumber']],
  [`${good},2022-02-30 | 세움 | 이름 | 등기로 확인`, ['events event']],
  [`${good},2022-02-03 | 세움 | 이름`, ['events source']],
  [`${good},,없는 것.png,설명`, ['cover picture']],
  [`${good},,배.png`, ['coverAlt alt']],
  [`${good},,,,아마도`, ['kind kind']],
  [`${good},,,,달리는 중,Slow boat`, ['storyEn english']],
])('of %s what is wrong is named beside its column', (row, expected) => {
  expect(problems(row)).toEqual(expected);
});

test('the first of two alike is the good one, however it is written', () => {
  expect(check(good, good.replace('느린 배', '느린배')).map(({ draft }) => draft !== null)).toEqual([
    true,
    false,
  ]);
});

test('a list of Windows, of a Mac, and of neither reads the same', () => {
  const cp949 = Buffer.from(
    'bfacb5b52cb7b9c0ce2cc6aeb7a22cc6c020c0ccb8a72cc7d120c1d920bcd2b0b32cc0ccbedfb1e20a',
    'hex',
  );
  const rest = Buffer.from('2021,3,A,B,C,D\n');
  const read = readPastLines(Buffer.concat([cp949, rest]));
  expect(read).toMatchObject([{ line: 2, written: { year: '2021', team: 'B', story: 'D' } }]);
  const parted = readPastLines(Buffer.from(`\uFEFF${head}\n${good}`.normalize('NFD')));
  expect(parted).toMatchObject([{ written: { team: '느린 배' } }]);
  expect(pictureKey('사진/배.PNG'.normalize('NFD'))).toBe(pictureKey('배.png'));
});

test.each([
  ['', { problem: 'empty' }],
  [head, { problem: 'empty' }],
  ['PK\u0003\u0004[Content_Types].xml', { problem: 'workbook' }],
  ['연도,레인', { problem: 'noColumn', column: 'track' }],
  [`${head}\n${`${good}\n`.repeat(501)}`, { problem: 'tooMany' }],
])('a list that cannot be read says why', (text, expected) => {
  expect(readPastLines(Buffer.from(text))).toEqual(expected);
});
