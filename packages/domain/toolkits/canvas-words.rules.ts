import type { Language } from '@chulbal/contract/language';
import type { Block } from '@chulbal/contract/toolkits/canvas';

export type CanvasWords = {
  title: string;
  unnamed: string;
  /** Notes that a block has no room for. */
  more: (count: number) => string;
  blocks: Record<Block, string>;
};

/** What a canvas on paper says beside its notes; the same words as on the screen. */
export const canvasWords: Record<Language, CanvasWords> = {
  ko: {
    title: '비즈니스 모델 캔버스',
    unnamed: '이름 없는 캔버스',
    more: (count) => `그 밖에 ${count}장은 다음 쪽에`,
    blocks: {
      customers: '고객',
      value: '가치 제안',
      channels: '채널',
      relations: '고객 관계',
      revenue: '수익',
      resources: '핵심 자원',
      activities: '핵심 활동',
      partners: '파트너',
      costs: '비용',
    },
  },
  en: {
    title: 'Business model canvas',
    unnamed: 'Untitled canvas',
    more: (count) => `${count} more on the next page`,
    blocks: {
      customers: 'Customers',
      value: 'Value proposition',
      channels: 'Channels',
      relations: 'Relationships',
      revenue: 'Revenue',
      resources: 'Key resources',
      activities: 'Key activities',
      partners: 'Partners',
      costs: 'Costs',
    },
  },
};
