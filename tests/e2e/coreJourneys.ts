/**
 * The titles of the journeys that `npm test` runs; `npm run test:all` runs all. A new journey
 * replaces one of these.
 */
export const CORE_JOURNEYS = [
  // Visitors
  'A visitor finds an offer and applies with a CV, and staff read it and decide',
  'A visitor without JavaScript searches, filters and applies with two files',
  'A visitor applies although the offer closes meanwhile',
  'A visitor applies with the keyboard alone',
  'A visitor searches and filters the job list, and the URL contains the search',
  'A visitor who returns from an offer is at its position on a later page',
  'An open job list follows the offers while an unfolded card stays unfolded',
  'A visitor’s cookie choice is stored, and « Gérer les cookies » asks for it again',
  'A visitor finds an offer, applies and is answered in English',
  'A visit and the steps of its application are counted after consent, not before',
  'A visitor of a page that does not exist returns or goes home',
  'The home page, the job list and the application form have no axe violation',
  'A visitor switches to English and back without losing the search',
  // Accounts
  'A person signs in with the right password after a wrong one',
  'A suspended person is refused with the reason',
  'A person who forgot the password chooses another through the mailed link',
  'An invited person chooses a password and is signed in',
  'A second factor is set up, asked for at the sign-in, replaced by a recovery code and turned off',
  // Recruiters
  'A recruiter decides on an application in the list and takes the decision back',
  'A recruiter changes several applications at once and takes the change back',
  'A recruiter decides on twenty applications one after another with the keyboard',
  'On a phone a recruiter decides on an application, and the message does not cover the decision',
  'A recruiter reads a CV, decides and adds a note',
  'A recruiter finds an application by the words of its CV and sees them marked',
  'A candidate receives a reply after the decision, which is undone once before',
  'Several candidates receive replies at once, each in their language',
  'A colleague replies to a message, and sees the reply refused, then sent',
  'A person who asks for erasure is found, exported and erased',
  'A recruiter exports the listed applications to a file for a French Excel',
  // Content staff
  'A new offer is on the site as soon as it is saved',
  'An offer that is switched off is gone from the site until it is switched on',
  'A page is drafted, previewed, published and restored from an older version',
  'A planned draft is on the start page, and published when its hour comes',
  'The home page shows the hero that staff saved last',
  'A menu entry is added, moved, hidden and removed',
  'A picture is added, described and given a focal point with the keyboard',
  'Mail settings are saved and tested with the keyboard, and the server’s refusal is shown',
  'Of two people who change the same settings, the second sees both texts and loses none',
  'An offer in the trash is gone from the site until it is restored',
  // Statistics
  'a visit that became an application leads from the statistics to the offer and the candidate',
  // Accessibility
  'Six kinds of admin screen have no axe violation',
]
