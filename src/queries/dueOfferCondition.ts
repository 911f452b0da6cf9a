/** SQL: an offer whose moment has come to open, to end or to give its URL up, by the clock of the database. */
export const DUE_OFFER = `deleted_at IS NULL AND CASE WHEN is_active THEN ends_at <= now()
  ELSE publish_at <= now() OR shown_until <= now() END`
