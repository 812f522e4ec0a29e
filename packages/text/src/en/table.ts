export const TABLE = {}
