import type { DemoPost } from './post.ts';

/** Stories of people who do not exist, from all regions of the demo season, the oldest first. */
export const demoHeroes: readonly DemoPost[] = [
  {
    ...{ board: 'hero', kind: 'living', daysAgo: 52 },
    picture: 'hero-stairs.webp',
    cover: {
      altKo: '상자를 들고 하얀 계단을 오르는 사람과 비탈 위의 집들',
      altEn: 'Somebody carries a box up white stairs to the houses at the top',
    },
    titleKo: '비탈길 배달을 이웃의 안부로 바꾼 청년',
    titleEn: 'Deliveries up the steep lanes became a way to look after neighbours',
    bodyKo:
      '<p>부산 영도 산복도로에는 차가 들어가지 못하는 골목이 많아요. 도이안 님은 계단 위 집까지 장을 봐 드리는 일을 시작했어요.</p><p>문 앞에서 3분을 더 머무는 것이 규칙이에요. 전구가 나갔는지, 약은 남았는지 묻고 적어요. 그 기록을 주민센터와 나누면서 골목의 겨울이 달라졌어요.</p>',
    bodyEn:
      '<p>On the hills of Yeongdo in Busan, many lanes are too narrow for cars. Do Ian began to carry the shopping up to the houses at the top of the stairs.</p><p>The rule is to stay three minutes longer: is a bulb out, is there enough medicine? Shared with the local office, these notes have changed the winters of the lane.</p>',
    details: {
      ...{ cover: null, tmRegion: 2, since: 2021 },
      ...{ founderKo: '도이안', founderEn: 'Do Ian', companyKo: '세 걸음 배달', companyEn: 'Three Steps Up' },
      quoteKo: '물건보다 안부가 먼저 도착해야 해요.',
      quoteEn: 'How are you should arrive before the shopping does.',
    },
  },
  {
    ...{ board: 'hero', kind: 'tech', daysAgo: 45 },
    picture: 'hero-garlic.webp',
    cover: {
      altKo: '별이 뜬 밤, 마늘 이랑 사이에 선 태양광 온도계',
      altEn: 'A thermometer on sunlight between rows of garlic, under stars',
    },
    titleKo: '마늘밭의 밤을 대신 지키는 센서',
    titleEn: 'A sensor that keeps watch over garlic at night',
    bodyKo:
      '<p>경북 의성에서 자란 권다온 님은 서리가 내리는 밤마다 밭으로 나가던 할머니를 보았어요. 태양광으로 움직이는 작은 온도계 하나가 그 밤을 대신해요.</p><p>값은 비료 한 포대보다 싸요. 고장 나면 동네 철물점에서 부품을 갈 수 있게 만들었어요.</p>',
    bodyEn:
      '<p>In Uiseong, Kwon Daon watched her grandmother go out to the field on every night of frost. A small thermometer that runs on sunlight now goes in her place.</p><p>It costs less than a bag of fertiliser, and the hardware shop in the village can replace every part.</p>',
    details: {
      ...{ cover: null, tmRegion: 15, since: 2023 },
      ...{ founderKo: '권다온', founderEn: 'Kwon Daon', companyKo: '밤밭', companyEn: 'Night Field' },
      quoteKo: '기술은 할머니가 혼자 고칠 수 있어야 해요.',
      quoteEn: 'My grandmother has to be able to repair it herself.',
    },
  },
  {
    ...{ board: 'hero', kind: 'living', daysAgo: 38 },
    picture: 'hero-kitchen.webp',
    cover: {
      altKo: '어두운 골목에서 부엌 창 하나만 환한 하숙집',
      altEn: 'A boarding house in a dark street, with light in its kitchen alone',
    },
    titleKo: '빈 하숙집에 다시 켜진 부엌 불',
    titleEn: 'The kitchen light is on again in an empty boarding house',
    bodyKo:
      '<p>충남 공주의 오래된 하숙집은 학생이 줄면서 비어 있었어요. 유하린 님은 부엌만 먼저 고쳐 동네 저녁 모임을 열었어요.</p><p>한 끼에 오천 원, 설거지를 하면 삼천 원. 여섯 달 뒤 위층 방이 찼고, 지금은 하숙집 세 곳을 함께 돌봐요.</p>',
    bodyEn:
      '<p>With fewer students, an old boarding house in Gongju stood empty. Yu Harin repaired only the kitchen and invited the street to supper.</p><p>A meal is five thousand won, three if you do the dishes. Six months later the rooms upstairs were let; today she looks after three houses.</p>',
    details: {
      ...{ cover: null, tmRegion: 12, since: 2022 },
      ...{ founderKo: '유하린', founderEn: 'Yu Harin', companyKo: '다시하숙', companyEn: 'Boarding Again' },
      quoteKo: '집은 부엌부터 살아나요.',
      quoteEn: 'A house comes back to life from its kitchen.',
    },
  },
  {
    ...{ board: 'hero', kind: 'travel', daysAgo: 31 },
    picture: 'hero-station.webp',
    cover: {
      altKo: '산 사이로 철길이 뻗은 작은 역과 시계',
      altEn: 'A small station with a clock, and rails that run between mountains',
    },
    titleKo: '막차가 떠난 역에서 시작하는 하루 여행',
    titleEn: 'A day trip that begins at a station without trains',
    bodyKo:
      '<p>강원 정선의 작은 역에는 하루 두 번만 기차가 서요. 남시우 님은 기차와 기차 사이의 다섯 시간을 여행으로 만들었어요.</p><p>길잡이는 모두 마을 주민이에요. 탄광에서 일하던 분이 갱도 앞에서 직접 이야기를 들려줘요.</p>',
    bodyEn:
      '<p>Two trains a day stop at a small station in Jeongseon. Nam Siu made a journey of the five hours between them.</p><p>All guides live in the village. A man who worked in the mine tells its story in front of the shaft.</p>',
    details: {
      ...{ cover: null, tmRegion: 10, since: 2020 },
      ...{ founderKo: '남시우', founderEn: 'Nam Siu', companyKo: '다섯 시간', companyEn: 'Five Hours' },
      quoteKo: '기다리는 시간이 가장 좋은 관광지예요.',
      quoteEn: 'The best sight here is the time you wait.',
    },
  },
  {
    ...{ board: 'hero', kind: 'craft', daysAgo: 24 },
    titleKo: '밤늦게 여는 한옥 공방',
    titleEn: 'A workshop in a hanok that opens late',
    bodyKo:
      '<p>전북 전주의 나무결공방은 저녁 일곱 시에 문을 열어요. 낮에 일하는 사람도 손으로 무언가를 만들 수 있게 하려고요.</p><p>소하담 님은 소목장이던 이웃에게 배운 짜맞춤을 하룻밤 수업으로 나누어요. 못을 쓰지 않고 만든 작은 상자는 집에 가서도 고칠 수 있어요.</p>',
    bodyEn:
      '<p>Grain, a workshop in Jeonju, opens at seven in the evening, so that people who work by day can make something with their hands.</p><p>So Hadam shares the joinery that a neighbour, a master of it, taught her. A small box without nails can be mended at home.</p>',
    details: {
      ...{ cover: null, tmRegion: 13, since: 2021 },
      ...{ founderKo: '소하담', founderEn: 'So Hadam', companyKo: '나무결공방', companyEn: 'Grain' },
      quoteKo: '',
      quoteEn: '',
    },
  },
  {
    ...{ board: 'hero', kind: 'travel', daysAgo: 17 },
    picture: 'hero-bookshop.webp',
    cover: {
      altKo: '갯벌 너머 섬 위, 펼친 책을 지붕으로 얹은 책방',
      altEn: 'A bookshop under a roof like an open book, on an island beyond the tidal flat',
    },
    titleKo: '갯벌 시간표로 여는 섬 책방',
    titleEn: 'An island bookshop that opens with the tide',
    bodyKo:
      '<p>인천 강화의 작은 섬, 물이 빠지면 길이 열리고 책방 문도 열려요. 여는 시각은 물때를 따라 매일 달라요.</p><p>백이든 님은 손님에게 돌아갈 시각을 책갈피에 적어 줘요. 길이 닫히기 전까지 읽을 만한 두께의 책만 골라 두었어요.</p>',
    bodyEn:
      '<p>On a small island off Ganghwa the road opens at low tide, and so does the bookshop, at another hour each day.</p><p>Baek Ideun writes the time to go back on a bookmark. She only keeps books that can be read before the road closes.</p>',
    details: {
      ...{ cover: null, tmRegion: 4, since: 2024 },
      ...{ founderKo: '백이든', founderEn: 'Baek Ideun', companyKo: '썰물책방', companyEn: 'Ebb Books' },
      quoteKo: '바다가 정한 영업시간은 아무도 따지지 않아요.',
      quoteEn: 'Nobody argues with opening hours that the sea has set.',
    },
  },
  {
    ...{ board: 'hero', kind: 'food', daysAgo: 10 },
    picture: 'hero-tangerine.webp',
    cover: {
      altKo: '울퉁불퉁한 귤과 귤 그림이 붙은 바닥 세제 병',
      altEn: 'Misshapen tangerines around a bottle of floor soap',
    },
    titleKo: '못난 귤로 만든 바닥 세제',
    titleEn: 'A floor cleaner made of ugly tangerines',
    bodyKo:
      '<p>제주 서귀포에서는 해마다 팔지 못한 귤이 밭에 남아요. 강보름 님은 껍질에서 기름을 짜 세제를 만들고, 남은 과육은 이웃 농장의 퇴비로 돌려줘요.</p><p>병은 다시 받아요. 열 병 가운데 여섯 병이 돌아와요.</p>',
    bodyEn:
      '<p>Every year tangerines that nobody buys stay on the fields of Seogwipo. Kang Boreum presses cleaning oil from their peel; the flesh goes back to the farms as compost.</p><p>She takes the bottles back. Six of ten return.</p>',
    details: {
      ...{ cover: null, tmRegion: 17, since: 2020 },
      ...{ founderKo: '강보름', founderEn: 'Kang Boreum' },
      ...{ companyKo: '귤껍질연구소', companyEn: 'Peel Lab' },
      quoteKo: '못난 귤도 할 일이 있어요.',
      quoteEn: 'An ugly tangerine has work to do as well.',
    },
  },
  {
    ...{ board: 'hero', kind: 'food', daysAgo: 3 },
    titleKo: '물때를 아는 사람이 파는 김',
    titleEn: 'Laver from someone who knows the tides',
    bodyKo:
      '<p>전남 목포의 선우해 님은 아버지의 김 양식장 한 줄을 물려받아 구독 상점을 열었어요. 물때표에 맞춰 걷은 김만 보내고, 걷지 못한 달에는 쉬어요.</p><h2>쉬는 달을 먼저 알리기</h2><p>쉬는 달을 먼저 알린 뒤로 그만두는 사람이 줄었어요. 지금은 1,260집이 함께 물때를 기다리고, 열에 여덟은 다음 해에도 다시 구독해요.</p><p>양식장 일곱 곳이 같은 상자를 써요. 상자를 여는 사람은 어느 줄에서 자란 김인지 볼 수 있어요.</p>',
    bodyEn:
      '<p>Sunwoo Hae of Mokpo took over one row of his father’s laver farm and opened a shop by subscription. He only sends what was gathered with the tide, and rests in months without a harvest.</p><h2>Saying when there will be none</h2><p>Since he tells people beforehand, fewer of them leave. 1,260 homes wait for the tide with him, and eight in ten subscribe again.</p><p>Seven farms share one box. Whoever opens it can see in which row its laver grew.</p>',
    details: {
      ...{ cover: null, tmRegion: 14, since: 2022 },
      ...{ founderKo: '선우해', founderEn: 'Sunwoo Hae', companyKo: '물때상점', companyEn: 'Tide Shop' },
      quoteKo: '서울로 보낼 김은 많은데 우리 동네 아이가 먹을 김은 없더라고요.',
      quoteEn: 'There was plenty of laver for Seoul, and none for the children of our own town.',
    },
  },
];
