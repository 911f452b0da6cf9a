/**
 * SQL condition: whether the time of an offer to open, to end or to lose its page has come, by the
 * database clock.
 */
export const DUE_OFFER_SQL = `deleted_at IS NULL AND CASE WHEN is_active THEN ends_at <= now()
  ELSE publish_at <= now() OR shown_until <= now() END`
