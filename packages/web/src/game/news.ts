/** What one tab tells the others. */
export type TabNews =
  | { readonly kind: 'changed'; readonly game: string; readonly revision: number }
  | { readonly kind: 'games' }
  /** Where there are no locks: who is at a game, and since when. */
  | { readonly kind: 'here' | 'gone'; readonly game: string; readonly tab: string; readonly since: number }

export interface NewsChannel {
  post(news: TabNews): void
  listen(heard: (news: TabNews) => void): () => void
}
