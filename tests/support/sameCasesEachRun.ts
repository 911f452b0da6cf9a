import fc from 'fast-check'

// These tests must not fail at random: `npm run drill` searches for new cases, here they are the
// same each time.
fc.configureGlobal({ seed: 20261122 })
