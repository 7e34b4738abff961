export const orderedRows = {
  up: '‘{{name}}’ 위로',
  down: '‘{{name}}’ 아래로',
  moved: '{{place}}번째로 옮겼어요.',
} as const;
