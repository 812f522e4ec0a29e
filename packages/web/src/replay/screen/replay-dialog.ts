export type ReplayDialog = 'help' | 'share' | 'play-on'
