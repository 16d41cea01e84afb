/** The project that new takes of this browser go to: an id, which the server believes only while it is the team's own. */
export const projectCookie = 'rushes-project';
