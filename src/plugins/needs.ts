/** The plugins that a plugin needs: each of them can only be removed together with it. */
export const needs: Readonly<Record<string, readonly string[]>> = {
  // A note says that a candidate was answered elsewhere.
  answers: ['opinions'],
  // A decision is shown after the reply has left.
  'candidate-page': ['answers'],
  // The list of content problems includes missing translations.
  'content-care': ['translations'],
  // The other applications of a person are listed with the replies to them.
  'linked-persons': ['answers'],
  // Exports the notes, the replies to candidates and messages, and the addresses of linked
  // applications; its tab belongs to the settings of retention.
  'personal-data': ['answers', 'linked-persons', 'message-replies', 'opinions', 'retention'],
  // A message with a recent reply is not deleted.
  retention: ['message-replies'],
}
