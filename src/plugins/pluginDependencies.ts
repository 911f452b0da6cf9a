/** The plugins that each plugin needs; these can only be removed together with it. */
export const pluginDependencies: Readonly<Record<string, readonly string[]>> = {
  // Notes record that a candidate got a reply elsewhere. An offer is proposed only to candidates who
  // agreed to be kept for later.
  answers: ['opinions', 'retention'],
  // The page of a candidate shows a decision only after the reply was sent, and can erase the application.
  'candidate-page': ['answers', 'retention'],
  // The list of content problems includes missing translations.
  'content-care': ['translations'],
  // The other applications of a person are listed with the replies to them.
  'linked-persons': ['answers'],
  // This plugin exports the notes, the replies to candidates and messages, and the addresses of
  // linked applications; its tab belongs to the settings of retention.
  'personal-data': ['answers', 'linked-persons', 'message-replies', 'opinions', 'retention'],
  // A message with a recent reply is not deleted.
  retention: ['message-replies'],
}
