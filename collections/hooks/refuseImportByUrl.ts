import { type CollectionBeforeOperationHook, MissingFile } from 'payload'

/** Refuses to import an image by URL: Payload would fetch it and bypass our file checks. */
export const refuseImportByUrl: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'create' || !req.user || req.file) return
  // In the original request data, because Payload has already removed the field from `data`.
  if (req.data && 'url' in req.data) throw new MissingFile(req.t)
}
