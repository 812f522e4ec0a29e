import type { Book, Step } from './page.ts'

/** The round in six pictures. */
export function stepsOf({ text: { t }, edition: { court } }: Book): Step[] {
  const keeps = court.caravaneer.map((card) => card.keeps)
  const kept = { low: court.caravaneerZero.keeps, high: Math.max(court.caravaneerZero.keeps, ...keeps) }
  return [
    { icon: 'card', title: t('rules.overview.one'), words: t('round.prepare.what'), clause: 'R4.1' },
    { icon: 'palace', title: t('rules.overview.palace'), words: t('round.palace.what'), clause: 'R12.3', palace: true },
    { icon: 'farmer', title: t('rules.overview.two'), words: t('round.actions.what'), clause: 'R5.1' },
    { icon: 'procession', title: t('round.procession'), words: t('round.procession.what'), clause: 'R10.1' },
    { icon: 'ishtar', title: t('round.rewards'), words: t('round.rewards.what'), clause: 'R10.2' },
    { icon: 'any-good', title: t('round.surplus'), words: t('round.surplus.what', kept), clause: 'R10.3' },
  ]
}
