import { type CollectionBeforeOperationHook, MissingFile } from 'payload'

/** Takes a picture from who sends it: Payload would fetch one from an address, past what judges files here. */
export const refuseAddressForFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'create' || !req.user || req.file) return
  // As it was sent: of what is created the address is gone by now, but not forgotten.
  if (req.data && 'url' in req.data) throw new MissingFile(req.t)
}
