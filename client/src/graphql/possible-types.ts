
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Details": [
      "StudentCard",
      "TeacherCard",
      "AccountCard"
    ],
    "SetAplStatusResult": [
      "AplMoved",
      "AplMoveConflict"
    ]
  }
};
      export default result;
    