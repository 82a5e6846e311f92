
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "SetAplStatusResult": [
      "AplMoved",
      "AplMoveConflict"
    ],
    "Details": [
      "StudentCard",
      "TeacherCard",
      "AccountCard"
    ]
  }
};
      export default result;
    