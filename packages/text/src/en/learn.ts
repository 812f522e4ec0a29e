export const LEARN = {}
