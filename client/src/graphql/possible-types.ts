
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Details": [
      "AccountCard",
      "StudentCard",
      "TeacherCard"
    ],
    "SetAplStatusResult": [
      "AplMoveConflict",
      "AplMoved"
    ]
  }
};
      export default result;
    