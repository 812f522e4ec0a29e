export const HOME = {}
