export const REPLAY = {}
