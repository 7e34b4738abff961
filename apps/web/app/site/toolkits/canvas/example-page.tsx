import type { Language } from '@chulbal/contract/language';
import { type Block, blocks, type Canvas, notesOf, type Voice } from '@chulbal/contract/toolkits/canvas';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { canvas as texts } from './canvas.ko.ts';
import board from './canvas-block.module.css';
import { CanvasLegend } from './canvas-legend.tsx';
import { ReadNote } from './canvas-note.tsx';
import styles from './canvas-workbench.module.css';
import { voiceName } from './canvases.ts';

/** The example to read, and the way to make it one's own. */
export function ExamplePage() {
  const t = useTexts<typeof texts>('canvas');
  const language = useLanguage();
  const navigate = useNavigate();
  const use = () => void navigate('/toolkit/bmc', { state: { begin: exampleCanvas(language) } });
  return (
    <Wrap className={styles.tool}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.banner}>{t('example.banner')}</p>
      <div className={styles.banner}>
        <Button variant="primary" onClick={use}>
          {t('example.use')}
        </Button>
        <ButtonLink to="/toolkit/bmc">{t('example.back')}</ButtonLink>
      </div>
      <CanvasExample />
    </Wrap>
  );
}

/** The filled example, to be read: without a script too. */
function CanvasExample() {
  const t = useTexts<typeof texts>('canvas');
  const canvas = exampleCanvas(useLanguage());
  return (
    <>
      <CanvasLegend canvas={canvas} />
      <div className={styles.board}>
        {blocks.map((block, at) => (
          <section
            key={block}
            className={board.block}
            aria-labelledby={`name-${block}`}
            data-block={block}
            data-read
          >
            <header className={board.head}>
              <span className={board.number} aria-hidden="true">
                {at + 1}
              </span>
              <h2 className={board.name} id={`name-${block}`}>
                {t(`blocks.${block}`)}
              </h2>
            </header>
            <div className={board.body}>
              <ul className={board.notes}>
                {notesOf(canvas, block).map((note) => (
                  <li key={note.id}>
                    <ReadNote note={note} voice={voiceName(canvas, note.voice, t(`voices.${note.voice}`))} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

type Line = readonly [block: Block, voice: Voice, ko: string, en: string];

const names = {
  ko: { name: '한칸서재 예시', disc: '독자', square: '카페', triangle: '우리' },
  en: { name: 'One Shelf (example)', disc: 'Readers', square: 'Cafés', triangle: 'Us' },
} as const;

const lines: readonly Line[] = [
  [
    'customers',
    'disc',
    '원룸에 사는 20대 독자. 책 둘 자리가 없어요',
    'Readers in studios with no room for books',
  ],
  ['customers', 'square', '손님이 줄어든 동네 카페 사장님', 'Owners of quiet local cafés'],
  ['customers', 'disc', '절판된 책을 찾는 모임지기', 'Book club hosts after out-of-print titles'],
  ['value', 'disc', '월 9,000원에 집 앞 책장 한 칸', 'A shelf near home for ₩9,000 a month'],
  [
    'value',
    'square',
    '책장이 손님을 데려와요. 설치비는 0원',
    'The shelf brings guests; installing it is free',
  ],
  ['value', 'disc', '칸마다 주인의 메모가 붙어요', 'Every shelf carries its owner’s notes'],
  ['channels', 'disc', '카페 안 책장과 칸 이름표 QR', 'The shelf in the café and its QR labels'],
  ['channels', 'square', '상인회 월례 모임에서 직접 소개', 'In person at the merchants’ monthly meeting'],
  ['relations', 'disc', '한 달에 한 번 칸 바꾸는 날', 'A monthly day for swapping shelves'],
  ['relations', 'square', '사장님께 매달 한 장짜리 책장 성적표', 'A one-page monthly report to each owner'],
  ['revenue', 'disc', '칸 구독 월 9,000원', 'Shelf subscription, ₩9,000 a month'],
  ['revenue', 'disc', '책 거래 수수료 10%', '10% of book sales'],
  ['revenue', 'square', '빈 시간 모임 대관, 카페와 5:5', 'Idle-hour room hire, split evenly with the café'],
  ['resources', 'triangle', '접이식 책장 설계도와 특허 출원', 'Folding shelf design, patent pending'],
  ['resources', 'triangle', '칸 주인 214명의 독서 기록', 'Reading records of 214 shelf owners'],
  [
    'activities',
    'triangle',
    '책장 점검과 칸 배정, 매주 화요일',
    'Checking and assigning shelves every Tuesday',
  ],
  ['partners', 'square', '동네 상인회와 골목 카페 31곳', 'The merchants’ association and 31 cafés'],
  ['partners', 'triangle', '청년 목공소: 책장 제작', 'A youth workshop that builds the shelves'],
  ['costs', 'triangle', '책장 하나 18만 원, 3년 사용', '₩180,000 a shelf, used for three years'],
  ['costs', 'triangle', '매주 점검 교통비와 보관 창고', 'Weekly travel and a store room'],
];

/** A filled canvas: the start-up that the portal's pictures tell of. */
function exampleCanvas(language: Language): Canvas {
  const { name, disc, square, triangle } = names[language];
  return {
    name,
    madeAt: 0,
    voices: { disc, square, triangle },
    notes: lines.map(([block, voice, ko, en], at) => ({
      id: `example-${at}`,
      block,
      voice,
      text: language === 'ko' ? ko : en,
    })),
  };
}
