import { StrokeIcon } from '../../ui/icon/stroke-icon.tsx';

/** Strokes of the console's icons on a 16 × 16 grid. They stand here so that the portal does not carry them. */
const paths = {
  coin: 'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6zM4.8 6.2 6 10.4l2-4 2 4 1.2-4.2M4.6 8.2h6.8',
  gauge: 'M2.6 12a5.9 5.9 0 1 1 10.8 0M8 10.5l2.6-4.2',
  lanes: 'M2 4h12M2 8h12M2 12h12M6 2.5v3M10.5 6.5v3M4.5 10.5v3',
  inbox: 'M2.5 9.2 4.2 3.5h7.6l1.7 5.7v3.8h-11zM2.5 9.2h3.3l.9 1.6h2.6l.9-1.6h3.3',
  shield: 'M8 2 13 3.8v4c0 3-2 5.1-5 6.2-3-1.1-5-3.2-5-6.2v-4zM5.8 7.9l1.6 1.6 2.9-3',
  rank: 'M2.5 13.5v-4h3.6v4M6.1 13.5v-9h3.8v9M9.9 13.5V7.5h3.6v6M1.5 13.5h13',
  slides: 'M2.5 3h11v7.5h-11zM8 10.5v3M5.5 13.5h5M5 5.6h6M5 8h3.5',
  appeal: 'M2.5 3h11v7.5H8.6L5.4 13.4v-2.9H2.5zM5 5.6h6M5 8h4',
  race: 'M2 4.2h12M2 8h12M2 11.8h12M5 2.7v3M10.5 6.5v3M7.5 10.3v3',
  panels: 'M2.5 3h3v3h-3zM6.5 3h3v3h-3zM10.5 3h3v3h-3zM4 6v2.2h8V6M8 6v4M6 10h4v3H6z',
  board: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  picture: 'M2 3.5h12v9H2zM2 11l3.6-3.6 3 3 2-2L14 11.6M10.6 6.2v.1',
  history: 'M3 3.2v3h3M3.2 6.2A5.3 5.3 0 1 1 2.8 9M8 5.2V8l2 1.4',
  mail: 'M2 4h12v8.5H2zM2 4.6 8 9l6-4.4',
  question:
    'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6zM6.3 6.4a1.7 1.7 0 1 1 2.5 1.6c-.5.3-.8.6-.8 1.2M8 11.2v.1',
  log: 'M8 13.8A5.8 5.8 0 1 0 8 2.2a5.8 5.8 0 0 0 0 11.6zM8 4.8V8l2.3 1.6',
  export: 'M3 2.5h6l4 4v7H3zM9 2.7v4h4M8 7v4M6.2 9.3 8 11l1.8-1.7',
  judge:
    'M8 2.5v2M4 4.5h8M4 4.5 2.2 9h3.6zM12 4.5 10.2 9h3.6zM2.2 9a1.8 1.8 0 0 0 3.6 0M10.2 9a1.8 1.8 0 0 0 3.6 0M8 4.5v9M5.5 13.5h5',
  people:
    'M6 7.6a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM2 13c.3-2.3 1.9-3.6 4-3.6s3.7 1.3 4 3.6M10.6 3.3a2.2 2.2 0 0 1 0 4.1M11.8 9.7c1.2.5 2 1.6 2.2 3.3',
  member: 'M8 7.9a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM3 13.6c.4-2.7 2.5-4.1 5-4.1s4.6 1.4 5 4.1',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 2v3M10.5 2v3',
  book: 'M8 4C6.5 3 4.7 2.7 2.5 2.8v9.7c2.2-.1 4 .2 5.5 1.2 1.5-1 3.3-1.3 5.5-1.2V2.8C11.3 2.7 9.5 3 8 4zM8 4v9.7',
  pin: 'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14zM8 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  popup: 'M2 3h9v7H2zM2 5.2h9M6 12.8h8v-6h-1.2',
  poster: 'M4 2h8v12H4zM6 4.5h4v4H6zM6 11h4',
  page: 'M3.5 2h6l3 3v9h-9zM9.5 2v3h3M5.8 8h4.4M5.8 10.6h4.4',
  settings:
    'M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M10.5 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM5.5 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  stand: 'M2.5 3h11v6.5h-11zM8 9.5v4M5.5 13.5h5M5 5.8h2.2v1.4H5zM9 5.8h2',
  pulse: 'M1.5 8.5h3l1.8-5 3.2 9 1.8-4h3.2',
  fold: 'M2.5 3h11v10h-11zM6.2 3v10M11 6.3 9.3 8l1.7 1.7',
  unfold: 'M2.5 3h11v10h-11zM6.2 3v10M9.3 6.3 11 8l-1.7 1.7',
} as const;

export type NavIconName = keyof typeof paths;

type Props = { name: NavIconName; className?: string | undefined };

/** An icon beside a word; hidden from assistive technology. */
export function NavIcon({ name, className }: Props) {
  return <StrokeIcon path={paths[name]} className={className} />;
}
