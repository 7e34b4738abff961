/** The page behind a member's personal link. */
export const applyConfirm = {
  title: '본인 확인',
  place: '{{season}} · {{track}} 트랙',
  heading: '{{team}} 팀원이 맞나요?',
  lede: '{{leader}} 님이 ‘{{item}}’ 팀의 팀원으로 적었어요. 아래 내용이 맞는지 보고 답해 주세요.',
  state: {
    confirmed: '본인 확인을 마쳤어요',
    refused: '참가를 거절했어요',
    expired: '확인할 수 있는 기간이 지났어요',
    unknown: '확인할 수 없는 링크예요',
    cancelled: '팀이 참가 신청을 취소했어요',
    removed: '이 팀의 팀원이 아니에요',
    withdrawn: '팀이 참가를 철회했어요',
  },
  text: {
    confirmed: '{{team}} 팀원으로 출발선에 섰어요.',
    refused: '{{team}} 팀에서 빠졌고, 팀장이 알 수 있어요.',
    expired: '{{team}} 팀장에게 알려 주세요.',
    cancelled:
      '{{team}} 팀이 참가 신청을 취소해서 확인할 내용이 없어요. 팀이 다시 신청하면 새 링크를 보내 드려요.',
    removed: '팀장이 {{team}} 팀원 명단에서 뺐어요. 잘못된 것 같으면 팀장에게 물어봐 주세요.',
    withdrawn: '{{team}} 팀은 이번 시즌에 참가하지 않아요. 확인할 내용이 없고, 다른 팀에 들어갈 수 있어요.',
  },
  held: '나에 대해 적힌 내용',
  heldNote: '틀린 곳이 있으면 팀장에게 알려 주세요. 팀장이 고칠 수 있어요.',
  ask: { open: '이 팀에 참가하나요?', confirmed: '마음이 바뀌었나요?' },
  askText: {
    open: '확인하지 않으면 팀원으로 세지 않아요.',
    confirmed: '지금 그만두면 팀에서 빠져요.',
  },
  until: '{{moment}}까지 답할 수 있어요.',
  confirm: '네, 참가해요',
  refuse: '참가하지 않아요',
  leave: '팀에서 빠지기',
  refuseTitle: '{{team}} 참가를 거절할까요?',
  refuseText: '거절하면 {{team}} 팀에서 빠지고 되돌릴 수 없어요. 다시 들어가려면 팀장이 새로 적어야 해요.',
  back: '돌아가기',
  unknown: {
    title: '사용할 수 있는 링크가 없어요',
    text: '이미 쓰였거나 기한이 지난 링크일 수 있어요. 문자로 받은 가장 새 링크를 눌러 주세요. 그래도 안 되면 팀장에게 새 링크를 부탁해 주세요.',
    go: '출발선으로',
  },
} as const;
