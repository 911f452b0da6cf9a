/** Above the fields of every form: what to do about a save that was refused, and the field that was asked for. */
export const ABOVE_EVERY_FORM = [
  '/components/admin/saves/NewerSave#NewerSave',
  '/components/admin/frame/AskedField#AskedField',
]
