/** R2.2 The four plant cards; the last one always lies in Khorsabad. */
export const PLANTS = ['reed', 'iris', 'lily', 'khorsabad'] as const
export type Plant = (typeof PLANTS)[number]
export const KHORSABAD_PLANT = 3

/** R7.6 Each card's two faces; a face of quality 2 asks for one more good. */
export const PLANT_CARDS = {
  reed: [
    { quality: 1, source: 'printed' },
    { quality: 2, good: 'palm', source: 'printed' },
  ],
  iris: [
    { quality: 1, source: 'printed' },
    { quality: 2, good: 'dates', source: 'reconstructed' },
  ],
  lily: [
    { quality: 1, source: 'printed' },
    { quality: 2, good: 'salt', source: 'reconstructed' },
  ],
  khorsabad: [
    { quality: 2, good: 'barley', source: 'reconstructed' },
    { quality: 2, good: 'palm', source: 'reconstructed' },
  ],
}
