/** What one tab tells the others. */
export type News =
  | { readonly kind: 'changed'; readonly game: string; readonly revision: number }
  | { readonly kind: 'games' }
  /** Where there are no locks: who is at a game, and since when. */
  | { readonly kind: 'here' | 'gone'; readonly game: string; readonly tab: string; readonly since: number }

export interface NewsChannel {
  post(news: News): void
  listen(heard: (news: News) => void): () => void
}
