import type { HeroSummary } from '@chulbal/contract/heroes';
import type { HeroKind } from '@chulbal/contract/heroes.values';
import type { ReactNode } from 'react';
import { LazyPicture } from '../../ui/feedback/lazy-picture.tsx';

type Props = {
  hero: Pick<HeroSummary, 'kind' | 'cover'>;
  className: string | undefined;
  ratio: string;
  first?: boolean;
};

/** The picture of a story, or the scene that is drawn for its field. */
export function HeroPicture({ hero: { kind, cover }, className, ratio, first = false }: Props) {
  if (!cover) return <HeroScene kind={kind} className={className} />;
  const src = `/transfer/file/${cover.serverFileName}`;
  return (
    <LazyPicture
      {...(className !== undefined && { className })}
      src={src}
      alt={cover.alt}
      ratio={ratio}
      first={first}
    />
  );
}

/** What is drawn where a story has no picture: one scene for each field, its heart in the middle of the frame. */
const scenes: Record<HeroKind, ReactNode> = {
  food: (
    <>
      <path d="M0 0h536v268H0z" fill="#ffccaa" />
      <circle cx="330" cy="92" r="52" fill="#ff6a13" />
      <path d="M0 160h536v108H0z" fill="#0e7490" />
      <path d="M0 186c60-22 108 22 168 0s108 22 168 0 108 22 200-6v88H0z" fill="#0f5f78" />
      <path d="M0 226c60-22 108 22 168 0s108 22 168 0 108 22 200-6v48H0z" fill="#17130f" />
      <path
        d="M146 66v146M226 66v156M306 66v142M386 66v152M122 88h290"
        fill="none"
        stroke="#17130f"
        strokeWidth="7"
      />
      <path
        d="M166 92h16l-3 46h-10zM192 92h16l-3 58h-10zM246 92h16l-3 50h-10zM272 92h16l-3 66h-10zM326 92h16l-3 44h-10zM352 92h16l-3 60h-10z"
        fill="#15803d"
      />
    </>
  ),
  craft: (
    <>
      <path d="M0 0h536v268H0z" fill="#38312b" />
      <path d="M128 92 268 28l140 64v16H128z" fill="#17130f" />
      <path d="M110 108h316v12H110z" fill="#ffa76b" />
      <path d="M142 120h14v92h-14zM380 120h14v92h-14z" fill="#17130f" />
      <path d="M156 120h224v92H156z" fill="#ffe6d5" />
      <path d="M212 120v92M268 120v92M324 120v92M156 166h224" stroke="#8f3300" strokeWidth="4" />
      <path d="M0 212h536v56H0z" fill="#8f3300" />
      <path d="M0 226h536M0 240h536M0 254h536" stroke="#38312b" strokeWidth="3" />
      <circle cx="456" cy="58" r="22" fill="#ffe6d5" />
    </>
  ),
  travel: (
    <>
      <path d="M0 0h536v268H0z" fill="#ffe6d5" />
      <circle cx="196" cy="86" r="40" fill="#ff6a13" />
      <path d="M0 176 108 88l74 62 96-98 120 112 74-52 64 50v106H0z" fill="#0f766e" />
      <path d="M0 206c90-40 170 26 268-8s180 24 268-12v82H0z" fill="#115e58" />
      <path
        d="M206 268c10-46 90-40 74-78-6-14 4-24 16-30l6 4c-10 8-16 14-8 26 26 40-10 44-14 78z"
        fill="#fff"
      />
    </>
  ),
  living: (
    <>
      <path d="M0 0h536v268H0z" fill="#c7d0f5" />
      <path d="M0 206h536v62H0z" fill="#3949ab" />
      <path d="M64 120 126 76l62 44v86H64zM348 120l62-44 62 44v86h-124z" fill="#3949ab" />
      <path d="M184 108 268 48l84 60v98H184z" fill="#fff" />
      <path d="M172 112 268 42l96 70" fill="none" stroke="#17130f" strokeWidth="10" />
      <path d="M246 150h44v56h-44z" fill="#ff6a13" />
      <path d="M206 126h26v26h-26zM304 126h26v26h-26z" fill="#ffccaa" />
      <path d="M106 136h24v24h-24zM398 136h24v24h-24z" fill="#ffccaa" />
      <path d="M0 236h536M0 252h536" stroke="#c7d0f5" strokeWidth="3" />
    </>
  ),
  tech: (
    <>
      <path d="M0 0h536v268H0z" fill="#221d18" />
      <g fill="none" stroke="#ff6a13" strokeWidth="5">
        <circle cx="268" cy="150" r="46" />
        <circle cx="268" cy="150" r="82" />
        <circle cx="268" cy="150" r="118" />
        <circle cx="268" cy="150" r="154" />
      </g>
      <path d="M0 206h536v62H0z" fill="#7c3aed" />
      <path d="M260 118h16v88h-16zM232 206l36-52 36 52z" fill="#fff" />
      <circle cx="268" cy="112" r="16" fill="#ffa76b" />
      <path d="M0 232h536M0 250h536" stroke="#221d18" strokeWidth="3" />
    </>
  ),
};

/** The drawn scene of a field; decoration, so that it says nothing to those who do not see it. */
function HeroScene({ kind, className }: { kind: HeroKind; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 536 268" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scenes[kind]}
    </svg>
  );
}
